/** Prints `[[plain, gzip, brotli], …]` in bytes for the files named, as a static host would serve them. */
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const sizes = process.argv.slice(2).map((path) => {
  const bytes = readFileSync(path);
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  return [bytes.length, gzipSync(bytes, { level: 9 }).length, brotli.length];
});
console.log(JSON.stringify(sizes));
