import type { ConstructionSort, ConstructionsQuery } from '@trait-market/contract/economy/benches';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';
import { WalletAddressSchema, type WalletAddress } from '@trait-market/contract/shared';

import { paths } from '@/config/paths';

export type LooksFilter = {
  collection: string;
  slot: readonly Slot[];
  /** The id of a trait that was put on or taken off; an empty string matches any trait. */
  trait: string;
  wallet: WalletAddress | undefined;
  sort: ConstructionSort;
};

export const EVERY_LOOK: LooksFilter = {
  collection: '',
  slot: [],
  trait: '',
  wallet: undefined,
  sort: 'newest',
};

const SEGMENT = /^[\w-]{1,64}$/;
const segment = (text: string | null): string => (text !== null && SEGMENT.test(text) ? text : '');

export const readLooks = (params: URLSearchParams): LooksFilter => ({
  collection: segment(params.get('collection')),
  slot: SLOTS.filter((slot) => params.getAll('slot').includes(slot)),
  trait: segment(params.get('trait')),
  wallet: WalletAddressSchema.safeParse(params.get('wallet')).data,
  sort: params.get('sort') === 'rank-gained' ? 'rank-gained' : 'newest',
});

export const writeLooks = ({
  collection,
  slot,
  trait,
  wallet,
  sort,
}: LooksFilter): URLSearchParams =>
  new URLSearchParams([
    ...(collection === '' ? [] : [['collection', collection]]),
    ...slot.map((one) => ['slot', one]),
    ...(trait === '' ? [] : [['trait', trait]]),
    ...(wallet === undefined ? [] : [['wallet', wallet]]),
    ...(sort === 'newest' ? [] : [['sort', sort]]),
  ]);

/** Returns the address of the same looks in any order. */
export const canonicalLooks = (filter: LooksFilter): string => {
  const params = writeLooks({ ...filter, sort: 'newest' });
  return params.size === 0 ? paths.constructions : `${paths.constructions}?${params.toString()}`;
};

export const asConstructionsQuery = ({
  collection,
  slot,
  trait,
  wallet,
  sort,
}: LooksFilter): ConstructionsQuery => ({
  ...(collection === '' ? {} : { collection }),
  ...(slot.length === 0 ? {} : { slot: [...slot] }),
  ...(trait === '' ? {} : { trait }),
  ...(wallet === undefined ? {} : { wallet }),
  ...(sort === 'newest' ? {} : { sort }),
});

/** Returns whether a filter is set. The sort order doesn't count as a filter. */
export const isNarrowed = ({ collection, slot, trait, wallet }: LooksFilter): boolean =>
  collection !== '' || slot.length > 0 || trait !== '' || wallet !== undefined;
