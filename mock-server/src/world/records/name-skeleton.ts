import { LOOKALIKES, usernameProblem, withoutUnseen } from '@trait-market/contract/username';
import unhomoglyph from 'unhomoglyph';

const ASCII = /^[\0-\x7F]$/;

const skeletons = new Map<string, string>();

/** The confusables skeleton (UTS 39) of one character, computed once: the library searches its whole table for each text. */
const skeletonOfCharacter = (character: string): string => {
  const known = skeletons.get(character);
  if (known !== undefined) return known;
  const skeleton = unhomoglyph(character);
  skeletons.set(character, skeleton);
  return skeleton;
};

/** In any case, since names are the same in any case. */
const folded = (text: string): string => text.toUpperCase().toLowerCase();

const mapped = (name: string, map: (character: string, original: string) => string): string =>
  Array.from(withoutUnseen(name.normalize('NFKC')).normalize('NFD'), (character) =>
    // Of letters that look like a Latin one of another case, the skeleton is a small capital.
    map(LOOKALIKES[folded(character)] ?? character, character),
  )
    .join('')
    .normalize('NFD')
    // A dot above an i or j, which has one already, can't be seen.
    .replaceAll(/([ij])\u0307+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** A capital I and an l look the same, and the skeleton has an l for both, but an `I` is an `i` in another case. */
const isCapitalI = (character: string): boolean =>
  /\p{L}/u.test(character) && character !== 'l' && skeletonOfCharacter(character) === 'l';

/**
 * Keys by which names are compared: two names look the same when they share one. A name with letters that look like
 * both an `i` and an `l` has two.
 */
export const nameKeys = (name: string): ReadonlySet<string> =>
  new Set(
    ['l', 'i'].map((other) =>
      mapped(name, (character) =>
        isCapitalI(character) ? other : folded(skeletonOfCharacter(character)),
      ),
    ),
  );

/** A name with ASCII in place of whatever looks like it. Zero and one look like letters, so there are two of them. */
const asciiLooks = (name: string): string[] =>
  [
    { o: 'o', l: 'l' },
    { o: '0', l: '1' },
  ].map((signs) =>
    mapped(name, (character, original) => {
      if (ASCII.test(original)) return folded(original);
      const skeleton = folded(skeletonOfCharacter(character));
      return skeleton.replaceAll('o', signs.o).replaceAll('l', signs.l);
    }),
  );

/** The problem of a username by all of Unicode's look-alikes, for a person. Undefined when there is none. */
export const nameProblem = (name: string): string | undefined =>
  usernameProblem(name) ??
  asciiLooks(name)
    .map((looks) => usernameProblem(name, looks))
    .find((problem) => problem !== undefined);
