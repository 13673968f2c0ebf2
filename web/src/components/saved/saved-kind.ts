import type { SavedSearch } from '@trait-market/contract/economy/searches';

export type Saved = Pick<SavedSearch, 'id' | 'name'>;

export type SavedKind = {
  readonly noun: string;
  readonly aNoun: string;
  readonly most: number;
  readonly fullText: string;
  readonly nameMaxLength: number;
  readonly isName: (name: string) => boolean;
};

const same = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** Finds a saved item by its name. The comparison is case-insensitive. */
export const findByName = <Item extends Saved>(
  name: string,
  all: readonly Item[],
): Item | undefined => all.find((one) => same(one.name) === same(name));

/** Shortens a proposed name to the limit, without splitting a character. */
export const shortened = (name: string, most: number): string => {
  if (name.length <= most) return name;
  let text = '';
  for (const character of name) {
    if (text.length + character.length >= most) break;
    text += character;
  }
  return `${text.trimEnd()}…`;
};

export const nameError = (
  name: string,
  { nameMaxLength, isName }: Pick<SavedKind, 'nameMaxLength' | 'isName'>,
): string | undefined => {
  const text = name.trim();
  if (text === '') return 'Enter a name.';
  if (text.length > nameMaxLength) return `A name has at most ${nameMaxLength} characters.`;
  return isName(text) ? undefined : 'Use visible characters on a single line.';
};
