import type { BrowseTraitsQuery, Facets, FacetValue } from '@trait-market/contract/economy/traits';
import type { ReactNode } from 'react';

import { grouped } from '@/lib/format/grouped';

/** The items that a list shows. */
export type Noun = 'trait' | 'avatar';

export const countText = (noun: Noun, count: number): string =>
  count === 1 ? `1 ${noun}` : `${grouped(count)} ${noun}s`;

export type Chip<Choice> = { key: string; words: string; without: Choice };

export type ControlProps<Choice, InFacets> = {
  choice: Choice;
  facets: InFacets;
  noun: Noun;
  onChange: (choice: Choice) => void;
};

/** The facets and the parameters of requests that lists of traits and of avatars share. */
export type SharedFacets = Pick<Facets, 'collection' | 'chainId' | 'listed'> & {
  rarity?: Facets['rarity'] | undefined;
};
export type SharedQuery = Omit<
  Pick<BrowseTraitsQuery, keyof BrowseTraitsQuery>,
  'slot' | 'sort' | 'cursor' | 'limit'
>;

/** The definition of a filter. To add one, write it in its own file and add it to a list's filters. */
export type Filter<Choice, InFacets = SharedFacets, Query = SharedQuery> = {
  title: string;
  none: Choice;
  /** Reads the choice from any address; unknown values are ignored. */
  read: (address: URLSearchParams) => Choice;
  write: (choice: Choice) => readonly (readonly [key: string, value: string])[];
  /** Returns the choice as parameters of the market's request; no parameters for `none`. */
  ask: (choice: Choice) => Partial<Query>;
  chips: (choice: Choice, facets: InFacets | undefined) => Chip<Choice>[];
  Control: ((props: ControlProps<Choice, InFacets>) => ReactNode) | undefined;
};

/** A filter of a list whose choices are `Choices`, with a part of them. */
export type PartOf<Choices, InFacets, Query> = Pick<
  Filter<Choices, InFacets, Query>,
  'title' | 'write' | 'ask'
> & {
  none: Partial<Choices>;
  read: (address: URLSearchParams) => Partial<Choices>;
  chips: (choices: Choices, facets: InFacets | undefined) => Chip<Partial<Choices>>[];
  Control:
    | ((
        props: Omit<ControlProps<Choices, InFacets>, 'onChange'> & {
          onChange: (part: Partial<Choices>) => void;
        },
      ) => ReactNode)
    | undefined;
};

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer Each,
) => void
  ? Each
  : never;

/** The choices of several filters together. */
export type ChoicesOf<Filters extends readonly { none: object }[]> = AllOf<Filters[number]['none']>;

/** Returns undefined if the market doesn't count the values, because it lacks the filter. */
export type ValuesOf<InFacets> = (facets: InFacets) => readonly FacetValue[] | undefined;
