import type { BrowseTraitsQuery, Facets } from '@trait-market/contract/economy/traits';
import type { ReactNode } from 'react';

/** An active value of a filter, and the choice without it. */
export type Chip<Choice> = { key: string; words: string; without: Choice };

/** Data that the words of a chip may need besides the choice. */
export type ChipContext = { facets: Facets | undefined };

export type ControlProps<Choice> = {
  choice: Choice;
  facets: Facets;
  onChange: (choice: Choice) => void;
};

/**
 * One filter of the market. To add one, write it in its own file and add it to `filters`.
 *
 * @typeParam Choice its part of the market query; no other filter has the same keys
 */
export type Filter<Choice> = {
  title: string;
  /** The inactive choice. */
  none: Choice;
  /** Reads any address; ignores unknown values. */
  read: (address: URLSearchParams) => Choice;
  /** Writes the choice as parameters of an address; empty for `none`. */
  write: (choice: Choice) => readonly (readonly [key: string, value: string])[];
  /** The choice as parameters of the market's request; empty for `none`. */
  ask: (choice: Choice) => Partial<BrowseTraitsQuery>;
  /** The chips that name the active values and remove them when pressed. */
  chips: (choice: Choice, context: ChipContext) => Chip<Choice>[];
  /** The control in the filter list; undefined if it is placed elsewhere. */
  Control: ((props: ControlProps<Choice>) => ReactNode) | undefined;
};
