import { hidesCharacters, withoutUnseen } from './unseen-characters';

/**
 * A selection of Unicode's confusables. The full list, which providers use, would add 28 kB to the
 * web client.
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

/** Returns a skeleton (NFKC). Names with equal skeletons look the same to readers. */
export const looksOf = (name: string): string =>
  Array.from(
    withoutUnseen(name.normalize('NFKC')).toUpperCase().toLowerCase().normalize('NFKC'),
    (character) => LOOKALIKES[character] ?? character,
  )
    .join('')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();

// Matches the skeleton of a complete or shortened `0x` address. Short forms are matched only if they
// are the whole name; `ADDRESS_WITHIN` matches longer ones anywhere.
const ADDRESS = /^[0o]x[0-9a-f]{3,}$/;
const ADDRESS_WITHIN = /0x[0-9a-f]{8}|0x[0-9a-f]{2,}(?:\.{2,}|[*_~-]+)[0-9a-f]{2,}/;
// Matches addresses without `0x`: 40 hex digits, or 16 with both letters and digits, which no word
// contains.
const WHOLE_ADDRESS = /[0-9a-f]{40}/;
const MANY_DIGITS = /(?=[a-f]{0,15}[0-9])(?=[0-9]{0,15}[a-f])[0-9a-f]{16}/;
// Matches shortened addresses without `0x`. They must contain digits, unlike words such as
// "dead…beef".
const SHORTENED =
  /(?:^|[^\p{L}\p{N}])(?=[a-f.*~]*[0-9])[0-9a-f]{2,20}[.*~]{2,}[0-9a-f]{2,20}(?![\p{L}\p{N}])/u;
const DOTS = /[\u00B7\u2022\u2024\u2027\u2219\u22C5\u3002\u30FB\uFF61]/g;
/** Characters that render as three dots and that NFKC leaves unchanged. */
const ELLIPSES = /[\u22EF\u22EE\uFE19]/g;

const ENS_NAME = /[\p{L}\p{N}]\.eth(?![\p{L}\p{N}])/u;

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

// Matches letters with five marks or a repeated mark. No script needs so many (UTS 39, 5.4), and
// they cover adjacent lines.
const PILED_MARKS = /[\p{Mn}\p{Me}]{5}|([\p{Mn}\p{Me}])\1/u;

const pilesMarks = (name: string): boolean => PILED_MARKS.test(name.normalize('NFD'));

/** Returns why a new username is rejected: it hides characters or looks like an address. */
export const usernameProblem = (name: string, looks = looksOf(name)): string | undefined => {
  if (hidesCharacters(name))
    return 'A username can’t have invisible characters or line breaks in it.';
  if (pilesMarks(name)) return 'A username can’t have so many accents on one letter.';
  if (looksLikeAddress(looks)) return 'A username can’t look like a wallet address.';
  if (ENS_NAME.test(withDots(looks))) return 'A username can’t be an ENS name, such as name.eth.';
  if (looks === '') return 'A username needs something that can be seen.';
  return undefined;
};
