/** Letters of other scripts that look like a Latin one: the rest is told apart by looking. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries([
  ['а', 'a'],
  ['в', 'b'],
  ['с', 'c'],
  ['ԁ', 'd'],
  ['е', 'e'],
  ['һ', 'h'],
  ['н', 'h'],
  ['і', 'i'],
  ['ј', 'j'],
  ['к', 'k'],
  ['ӏ', 'l'],
  ['м', 'm'],
  ['о', 'o'],
  ['р', 'p'],
  ['ԛ', 'q'],
  ['ѕ', 's'],
  ['т', 't'],
  ['у', 'y'],
  ['ԝ', 'w'],
  ['х', 'x'],
  ['α', 'a'],
  ['β', 'b'],
  ['ε', 'e'],
  ['ι', 'i'],
  ['κ', 'k'],
  ['μ', 'm'],
  ['ν', 'v'],
  ['ο', 'o'],
  ['ρ', 'p'],
  ['τ', 't'],
  ['υ', 'u'],
  ['χ', 'x'],
  ['×', 'x'],
  ['✕', 'x'],
  ['✖', 'x'],
  ['⨯', 'x'],
  ['╳', 'x'],
]);

/** Nobody sees these: controls, marks of direction, fillers, what is drawn as nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Pictures are joined, and coloured, by characters that nobody sees: those belong to them. */
const PICTURES =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*/gu;

/** A text without the characters that nobody sees; a space where there was one, or a line's end. */
export const withoutUnseen = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(UNSEEN, '');

/**
 * What a name looks like. Names of the same looks are the same name to whoever reads them: without
 * case, forms of the same letter (NFKC), characters that nobody sees, and letters of other scripts
 * that look alike.
 */
export const looksOf = (name: string): string =>
  Array.from(
    withoutUnseen(name.normalize('NFKC')).toUpperCase().toLowerCase().normalize('NFKC'),
    (character) => LOOKALIKES[character] ?? character,
  )
    .join('')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();

/** A whole name that is nothing else, or an address, whole or shortened, within another. */
const ADDRESS = /^[0o]x[0-9a-f]{3,}$/;
const ADDRESS_WITHIN = /0x[0-9a-f]{8}|0x[0-9a-f]{2,}(?:\.{2,}|[*_~-]+)[0-9a-f]{2,}/;

const looksLikeAddress = (name: string): boolean => {
  const looks = looksOf(name).replaceAll(' ', '');
  return ADDRESS.test(looks.replace(/[^\p{L}\p{N}]/gu, '')) || ADDRESS_WITHIN.test(looks);
};

/** Whether there are characters in a text that nobody sees, other than in pictures: they belong there. */
export const hidesCharacters = (text: string): boolean =>
  text
    .replace(PICTURES, '')
    .replace(/^ +| +$/g, '')
    .search(UNSEEN) !== -1;

/**
 * Why nobody may be called this, in words for a person. Undefined: they may.
 *
 * The specification does not show how a profile is validated. A name stands where people decide whom
 * to trust, so it hides nothing and pretends to be no address.
 */
export const usernameProblem = (name: string): string | undefined => {
  if (hidesCharacters(name))
    return 'A username can’t have invisible characters or line breaks in it.';
  if (looksLikeAddress(name)) return 'A username can’t look like a wallet address.';
  if (looksOf(name) === '') return 'A username needs something that can be seen.';
  return undefined;
};
