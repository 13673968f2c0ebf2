/** Matches control characters and characters that override the text direction. */
const INVISIBLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Matches more combining marks than any script needs, which would cover other lines. */
const PILED_MARKS = /((?:[\p{Mn}\p{Me}]\p{Cf}*){4})(?:[\p{Mn}\p{Me}]\p{Cf}*)+/gu;

const LONGEST = 120;

/** Sanitizes a text from a user: puts it on one line, isolates its direction and truncates it. */
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

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns an address, number or code without invisible characters, which apps add to copied text. */
export const pasted = (text: string): string => text.replace(UNSEEN, '').trim();
