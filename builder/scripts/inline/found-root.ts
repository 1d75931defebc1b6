/** On a page for lost readers, which is served at any depth: finds where the site really is. */
const base = document.querySelector("base");
const language = document.documentElement.lang;
const place = location.pathname.indexOf(`/${language}/`);
if (base && place >= 0) base.href = `${location.pathname.slice(0, place)}/${language}/`;
