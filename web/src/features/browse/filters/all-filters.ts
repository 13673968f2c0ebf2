import type { ReactNode } from 'react';

import { chainFilter } from './chain';
import { collectionFilter } from './collection';
import type { Chip, ChipContext, ControlProps, Filter } from './filter';
import { listedFilter } from './listed';
import { nameFilter } from './name';
import { priceFilter } from './price';
import { rarityFilter } from './rarity';
import { slotFilter } from './slot';

/** All filters, in the order in which the screen shows them. */
const all = [
  nameFilter,
  listedFilter,
  slotFilter,
  rarityFilter,
  collectionFilter,
  chainFilter,
  priceFilter,
] as const;

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer Each,
) => void
  ? Each
  : never;

export type FilterChoices = AllOf<(typeof all)[number]['none']>;

export const noChoices: FilterChoices = Object.assign({}, ...all.map(({ none }) => none));

type PartOfChoices = Partial<FilterChoices>;

type AnyFilter = Pick<Filter<FilterChoices>, 'title' | 'write' | 'ask'> & {
  none: PartOfChoices;
  read: (address: URLSearchParams) => PartOfChoices;
  chips: (choices: FilterChoices, context: ChipContext) => Chip<PartOfChoices>[];
  Control:
    | ((
        props: Omit<ControlProps<FilterChoices>, 'onChange'> & {
          onChange: (part: PartOfChoices) => void;
        },
      ) => ReactNode)
    | undefined;
};

export const filters: readonly AnyFilter[] = all;
