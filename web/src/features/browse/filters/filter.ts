import type { BrowseTraitsQuery, Facets } from '@trait-market/contract/economy/traits';
import type { ReactNode } from 'react';

export type Chip<Choice> = { key: string; words: string; without: Choice };

export type ChipContext = { facets: Facets | undefined };

export type ControlProps<Choice> = {
  choice: Choice;
  facets: Facets;
  onChange: (choice: Choice) => void;
};

/** The definition of a filter. To add one, write it in its own file and add it to `filters`. */
export type Filter<Choice> = {
  title: string;
  none: Choice;
  /** Reads the choice from any address; unknown values are ignored. */
  read: (address: URLSearchParams) => Choice;
  write: (choice: Choice) => readonly (readonly [key: string, value: string])[];
  /** Returns the choice as parameters of the market's request; no parameters for `none`. */
  ask: (choice: Choice) => Partial<BrowseTraitsQuery>;
  chips: (choice: Choice, context: ChipContext) => Chip<Choice>[];
  Control: ((props: ControlProps<Choice>) => ReactNode) | undefined;
};
