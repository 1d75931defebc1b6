/** What every page's script does; the pages are complete without it. */
import { closeMenusOutside, markCurrentPage } from "./menus";
import { followFrames } from "./frames";
import { followSections } from "./sections";
import { keepAnchorAndChoice } from "./languages";
import { openQuestions } from "./questions";
import { offerOffline } from "./offline/page";
import { offerPreferences } from "./preferences";
import { offerReports } from "./reports";
import { offerSearch } from "./search";

offerPreferences();
keepAnchorAndChoice();
markCurrentPage();
closeMenusOutside();
followFrames();
followSections();
openQuestions();
offerReports();
offerSearch();
offerOffline();
