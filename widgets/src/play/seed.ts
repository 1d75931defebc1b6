/** Fresh chance from the best source the browser has. */

const SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789";
/** 14 signs of 36 are more than 72 bits. */
const LENGTH = 14;

/** A whole number from 0 to `below` − 1, every one equally likely. `below` is at most 256. */
export function fairNumber(below: number): number {
  const limit = 256 - (256 % below);
  for (;;) {
    const [byte = limit] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) return byte % below;
  }
}

export const freshSeed = (): string => Array.from({ length: LENGTH }, () => SIGNS.charAt(fairNumber(SIGNS.length))).join("");
