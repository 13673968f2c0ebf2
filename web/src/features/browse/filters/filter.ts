import type { BrowseTraitsQuery, Facets } from '@trait-market/contract/economy/traits';
import type { ReactNode } from 'react';

export type Chip<Choice> = { key: string; words: string; without: Choice };

export type ChipContext = { facets: Facets | undefined };

export type ControlProps<Choice> = {
  choice: Choice;
  facets: Facets;
  onChange: (choice: Choice) => void;
};

/** To add a filter, write it in its own file and add it to `filters`. */
export type Filter<Choice> = {
  title: string;
  none: Choice;
  /** Reads any address; ignores unknown values. */
  read: (address: URLSearchParams) => Choice;
  write: (choice: Choice) => readonly (readonly [key: string, value: string])[];
  /** The choice as parameters of the market's request; empty for `none`. */
  ask: (choice: Choice) => Partial<BrowseTraitsQuery>;
  chips: (choice: Choice, context: ChipContext) => Chip<Choice>[];
  Control: ((props: ControlProps<Choice>) => ReactNode) | undefined;
};
