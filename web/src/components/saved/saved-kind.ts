import type { SavedSearch } from '@trait-market/contract/economy/searches';

/** An item that the user has saved under a name. */
export type Saved = Pick<SavedSearch, 'id' | 'name'>;

/** A kind of saved items and its texts. */
export type SavedKind = {
  /** The singular: "search". */
  readonly noun: string;
  /** The singular with its article: "a search", "an outfit". */
  readonly aNoun: string;
  /** The maximum number of saved items. */
  readonly most: number;
  /** The message at the maximum. */
  readonly fullText: string;
  /** The maximum length of a name. */
  readonly nameMaxLength: number;
  /** Whether the contract accepts the name. */
  readonly isName: (name: string) => boolean;
};

const same = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** Finds the item of a name, ignoring case, because users don't distinguish names by case. */
export const findByName = <Item extends Saved>(
  name: string,
  all: readonly Item[],
): Item | undefined => all.find((one) => same(one.name) === same(name));

/** Returns why a name is invalid, or undefined. */
export const nameError = (
  name: string,
  { nameMaxLength, isName }: Pick<SavedKind, 'nameMaxLength' | 'isName'>,
): string | undefined => {
  const text = name.trim();
  if (text === '') return 'Enter a name.';
  if (text.length > nameMaxLength) return `A name has at most ${nameMaxLength} characters.`;
  return isName(text) ? undefined : 'A name needs characters that can be seen, on one line.';
};
