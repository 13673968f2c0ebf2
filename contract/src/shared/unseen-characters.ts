const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Matches emoji sequences, in which invisible joiners and color selectors are legitimate. */
const PICTURES =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*/gu;

/** Removes invisible characters, but replaces invisible spaces and line ends with spaces. */
export const withoutUnseen = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(UNSEEN, '');

/** Returns whether a string contains invisible characters outside emoji. */
export const hidesCharacters = (text: string): boolean =>
  text
    .replace(PICTURES, '')
    .replace(/^ +| +$/g, '')
    .search(UNSEEN) !== -1;
