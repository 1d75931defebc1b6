/**
 * Gives on standard output what pages use of Material's style sheet.
 *
 *     node purge-material.mjs main.css template.html …
 */
import { PurgeCSS } from "purgecss";

const [sheet, ...templates] = process.argv.slice(2);

const [purged] = await new PurgeCSS().purge({
  css: [sheet],
  content: templates,
  variables: true,
  keyframes: true,
  fontFace: true,
  // Plain elements and text are set by our own sheet: Material's ways of setting them would change cards and widgets too.
  blocklist: [
    /^(?:html|body|a|aside|button|code|details|hr|img|input|kbd|pre|small|sub|summary|sup|table|td|th|\*)$/,
    /^md-typeset/,
    // Parts of Material's page that ours never has.
    /^md-(?:author|banner|button|code|consent|dialog|draft|feedback|hint|input|option|path|post|progress|search|select|skip|social|source|status|tag|tooltip|top|version)/,
    /^md-(?:overlay|toggle--|header__|sidebar--primary|nav__source|nav__container|nav--integrated|nav__item--section|nav__item--nested)/,
  ],
});
process.stdout.write(purged.css);
