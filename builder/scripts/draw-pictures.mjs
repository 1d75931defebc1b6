/**
 * Draws pictures from SVG: a JSON list of {"svg": text, "file": path} on standard input, one PNG each.
 *
 *     node draw-pictures.mjs FONT.ttf … < pictures.json
 */
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { Resvg } from "@resvg/resvg-js";

const font = { fontFiles: process.argv.slice(2), loadSystemFonts: false, defaultFontFamily: "PT Serif" };

for (const { svg, file } of JSON.parse(await text(process.stdin))) {
  writeFileSync(file, new Resvg(svg, { font }).render().asPng());
}
