import type { BrowseTraitsQuery, Facets } from '@trait-market/contract/economy/traits';
import type { ReactNode } from 'react';

/** One thing that narrows the market down, and the choice without it. */
export type Chip<Choice> = { key: string; words: string; without: Choice };

/** What the words of a chip may need beside the choice. */
export type ChipContext = { facets: Facets | undefined };

export type ControlProps<Choice> = {
  choice: Choice;
  facets: Facets;
  onChange: (choice: Choice) => void;
};

/**
 * One way to narrow the market down, and all there is to know about it. To add one, write it in a file
 * of its own and name it in `filters`.
 *
 * @typeParam Choice its part of the market query; no other filter has the same keys
 */
export type Filter<Choice> = {
  /** As people call it. */
  title: string;
  /** The choice that narrows nothing down. */
  none: Choice;
  /** Reads an address that anybody may have written: what nobody knows is left out. */
  read: (address: URLSearchParams) => Choice;
  /** The same choice as part of an address; nothing for `none`. */
  write: (choice: Choice) => readonly (readonly [key: string, value: string])[];
  /** What the market is asked for it; nothing for `none`. */
  ask: (choice: Choice) => Partial<BrowseTraitsQuery>;
  /** What says in words that it is in use, and ends that when pressed. */
  chips: (choice: Choice, context: ChipContext) => Chip<Choice>[];
  /** What it is chosen by among the filters; undefined: that stands somewhere else. */
  Control: ((props: ControlProps<Choice>) => ReactNode) | undefined;
};
