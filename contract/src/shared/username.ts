/**
 * Letters that look like a Latin one of another case, which Unicode's own list of confusables has only as small capitals,
 * and the common ones of that list. A provider compares by the whole list, which would be 28 kB here.
 */
export const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries([
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
/** All digits of an address without `0x`, or so many that no word is written like it. */
const WHOLE_ADDRESS = /[0-9a-f]{40}/;
const MANY_DIGITS = /(?=[a-f]{0,15}[0-9])(?=[0-9]{0,15}[a-f])[0-9a-f]{16}/;
/** An address without `0x` that is shortened. Words of hexadecimal digits have none from 0 to 9. */
const SHORTENED =
  /(?:^|[^\p{L}\p{N}])(?=[a-f.*~]*[0-9])[0-9a-f]{2,20}[.*~]{2,}[0-9a-f]{2,20}(?![\p{L}\p{N}])/u;
/** Signs that are drawn as dots, in the middle of a line or above it too. */
const DOTS = /[\u00B7\u2022\u2024\u2027\u2219\u22C5\u3002\u30FB\uFF61]/g;
const ELLIPSES = /[\u22EF\u22EE\uFE19]/g;

/** A name of the Ethereum Name Service, which stands for an address. */
const NAME_OF_ADDRESS = /[\p{L}\p{N}]\.eth(?![\p{L}\p{N}])/u;

const withDots = (looks: string): string => looks.replace(ELLIPSES, '...').replace(DOTS, '.');

const looksLikeAddress = (looks: string): boolean => {
  const joined = withDots(looks).replaceAll(' ', '');
  const bare = joined.replace(/[^\p{L}\p{N}]/gu, '');
  return (
    ADDRESS.test(bare) ||
    WHOLE_ADDRESS.test(bare) ||
    MANY_DIGITS.test(looks) ||
    ADDRESS_WITHIN.test(joined) ||
    SHORTENED.test(withDots(looks).replace(/ *([.*~]{2,}) */g, '$1'))
  );
};

/**
 * More marks than four on one letter, or one mark twice, are no writing system's (UTS 39, 5.4). They are drawn over the
 * lines above and below.
 */
const PILED_MARKS = /[\p{Mn}\p{Me}]{5}|([\p{Mn}\p{Me}])\1/u;

const pilesMarks = (name: string): boolean => PILED_MARKS.test(name.normalize('NFD'));

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
 *
 * @param looks of the name, where a caller has better ones than `looksOf`
 */
export const usernameProblem = (name: string, looks = looksOf(name)): string | undefined => {
  if (hidesCharacters(name))
    return 'A username can’t have invisible characters or line breaks in it.';
  if (pilesMarks(name)) return 'A username can’t have so many accents on one letter.';
  if (looksLikeAddress(looks)) return 'A username can’t look like a wallet address.';
  if (NAME_OF_ADDRESS.test(withDots(looks)))
    return 'A username can’t be an ENS name, such as name.eth.';
  if (looks === '') return 'A username needs something that can be seen.';
  return undefined;
};
