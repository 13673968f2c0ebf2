import { withoutUnseen } from '@trait-market/contract/shared';
import { LOOKALIKES, usernameProblem } from '@trait-market/contract/shared/username';
import unhomoglyph from 'unhomoglyph';

const ASCII = /^[\0-\x7F]$/;

/**
 * Confusables that Unicode has added since version 13. Those of version 13 are in the package
 * `unhomoglyph`.
 */
const LISTED_SINCE = [
  'ⲻ- 𑷙: ⳇ/ 𞛩+ ३3 ૩3 Ⲝ3 Ⳅ3 ⳓ6 Ϭ6 Ⳝ6 Ⳋ9 ⳋ9 𖺶b Ⲃb ငc ၚc ƒf ⲓi ւi ӏl 𑷚l 𑷡l 𖺪l',
  '০o ୦o ០o 𑓐o ϭo ೦o 𑷠o þp ƿp ϸp ⳏp Ⳏp ടs ⲽw шw ⲩy',
].flatMap((line) => line.split(' '));

const skeletons = new Map(
  LISTED_SINCE.map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
);

/** Returns a character's skeleton by UTS 39, cached because the library's lookup is slow. */
const skeletonOfCharacter = (character: string): string => {
  const cached = skeletons.get(character);
  if (cached !== undefined) return cached;
  const skeleton = unhomoglyph(character);
  skeletons.set(character, skeleton);
  return skeleton;
};

const foldCase = (text: string): string => text.toUpperCase().toLowerCase();

const mapped = (name: string, map: (character: string, original: string) => string): string =>
  Array.from(withoutUnseen(name.normalize('NFKC')).normalize('NFD'), (character) =>
    // Unicode maps Cyrillic в, for example, to a small capital, which matches neither b nor B.
    map(LOOKALIKES[foldCase(character)] ?? character, character),
  )
    .join('')
    .normalize('NFD')
    // An i or j already has a dot, which hides an additional combining dot.
    .replaceAll(/([ij])\u0307+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Recognizes a capital I and its look-alikes by their skeleton, which is l rather than i. */
const isCapitalI = (character: string): boolean =>
  /\p{L}/u.test(character) && character !== 'l' && skeletonOfCharacter(character) === 'l';

/**
 * Returns a name's lookup keys. Names that share a key look the same. A capital I counts as both i
 * and l.
 */
export const nameKeys = (name: string): ReadonlySet<string> =>
  new Set(
    [name, foldCase(name)].flatMap((inOneCase) =>
      ['l', 'i'].map((capitalI) =>
        mapped(inOneCase, (character) =>
          isCapitalI(character) ? capitalI : foldCase(skeletonOfCharacter(character)),
        ),
      ),
    ),
  );

const asciiLooks = (name: string): string[] =>
  [
    { o: 'o', l: 'l' },
    { o: '0', l: '1' },
  ].map(({ o, l }) =>
    mapped(name, (character, original) =>
      ASCII.test(original)
        ? foldCase(original)
        : foldCase(skeletonOfCharacter(character)).replaceAll('o', o).replaceAll('l', l),
    ),
  );

/** Returns why a username isn't allowed, considering all confusable characters of Unicode. */
export const nameProblem = (name: string): string | undefined =>
  usernameProblem(name) ??
  asciiLooks(name)
    .map((looks) => usernameProblem(name, looks))
    .find((problem) => problem !== undefined);
