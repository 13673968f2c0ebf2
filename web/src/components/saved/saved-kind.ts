import type { SavedSearch } from '@trait-market/contract/economy/searches';

/** What somebody has saved under a name. */
export type Saved = Pick<SavedSearch, 'id' | 'name'>;

/** What is saved under a name, and what is told of it. */
export type SavedKind = {
  /** What one is called: "search". */
  readonly noun: string;
  /** The same as a sentence has it: "a search", "an outfit". */
  readonly aNoun: string;
  /** As many can be saved, and no more. */
  readonly most: number;
  /** What is said when as many are saved. */
  readonly fullText: string;
  /** Characters of a name, at most. */
  readonly nameMaxLength: number;
  /** Whether the contract takes the name. */
  readonly isName: (name: string) => boolean;
};

const same = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** What is called so, if there is one: people don't tell names apart by capitals. */
export const calledSo = <One extends Saved>(name: string, all: readonly One[]): One | undefined =>
  all.find((one) => same(one.name) === same(name));

/** Why a name cannot be taken; undefined where it can. */
export const whyNoName = (
  name: string,
  { nameMaxLength, isName }: Pick<SavedKind, 'nameMaxLength' | 'isName'>,
): string | undefined => {
  const text = name.trim();
  if (text === '') return 'Enter a name.';
  if (text.length > nameMaxLength) return `A name has at most ${nameMaxLength} characters.`;
  return isName(text) ? undefined : 'A name needs characters that can be seen, on one line.';
};
