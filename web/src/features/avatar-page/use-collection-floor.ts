import type { Price } from '@trait-market/contract/economy/shared';

import { useCollections } from '@/lib/economy/collections/use-collections';

type CollectionFloor = {
  /** The cheapest listed avatar's price; null if there is none or it couldn't load, undefined until then. */
  floor: Price | null | undefined;
  /** The number of avatars for sale. */
  listed: number;
};

/** Returns what the avatars of a collection sell for. */
export const useCollectionFloor = (slug: string): CollectionFloor => {
  const { data, error } = useCollections();
  const found = data?.find((one) => one.slug === slug);
  return {
    floor: data || error ? (found?.avatarFloor ?? null) : undefined,
    listed: found?.avatarsListed ?? 0,
  };
};
