import { LOOKALIKES, usernameProblem, withoutUnseen } from '@trait-market/contract/shared';
import unhomoglyph from 'unhomoglyph';

const ASCII = /^[\0-\x7F]$/;

/** Confusables added by Unicode 17; `unhomoglyph` has the list of Unicode 13. */
const LISTED_SINCE = [
  'ⲻ- 𑷙: ⳇ/ 𞛩+ ३3 ૩3 Ⲝ3 Ⳅ3 ⳓ6 Ϭ6 Ⳝ6 Ⳋ9 ⳋ9 𖺶b Ⲃb ငc ၚc ƒf ⲓi ւi ӏl 𑷚l 𑷡l 𖺪l',
  '০o ୦o ០o 𑓐o ϭo ೦o 𑷠o þp ƿp ϸp ⳏp Ⳏp ടs ⲽw шw ⲩy',
].flatMap((line) => line.split(' '));

const skeletons = new Map(
  LISTED_SINCE.map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
);

/** Caches the UTS 39 skeleton of a character, because the library searches its whole table. */
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
    // A look-alike's skeleton is a small capital, which resembles no letter of another case.
    map(LOOKALIKES[foldCase(character)] ?? character, character),
  )
    .join('')
    .normalize('NFD')
    // An i or j already has a dot, so an additional one is invisible.
    .replaceAll(/([ij])\u0307+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** A capital I resembles l, the skeleton of both, but its lower case is i. */
const isCapitalI = (character: string): boolean =>
  /\p{L}/u.test(character) && character !== 'l' && skeletonOfCharacter(character) === 'l';

/** Returns a name's keys; names with a common key look the same (I is both an i and an l). */
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

/** Returns the reason for refusing a username, by all of Unicode's confusables. */
export const nameProblem = (name: string): string | undefined =>
  usernameProblem(name) ??
  asciiLooks(name)
    .map((looks) => usernameProblem(name, looks))
    .find((problem) => problem !== undefined);
