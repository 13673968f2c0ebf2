/** Controls, and marks that turn the direction of everything after them. */
const INVISIBLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** More marks on one letter than any script writes: they would be drawn over the lines above and below. */
const PILED_MARKS = /((?:[\p{Mn}\p{Me}]\p{Cf}*){4})(?:[\p{Mn}\p{Me}]\p{Cf}*)+/gu;

/** Longer than any name that somebody means. */
const LONGEST = 120;

/**
 * A text that somebody else wrote, fit to stand among ours: on one line, in the direction of its
 * own letters, and clipped.
 */
export const plainText = (text: string, longest = LONGEST): string => {
  const line = text
    .slice(0, 4 * longest)
    .replace(INVISIBLE, ' ')
    .replace(PILED_MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : line;
};
