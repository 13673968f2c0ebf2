import type { Collection } from '@trait-market/contract/economy/collections';
import { HolderPageSchema, type HolderPage } from '@trait-market/contract/economy/tokens';

import { skipUnless, type Reader } from './reading';

/** The most traits or avatars of a collection that is read to its end. */
const MOST = 150;

const readable = async (reader: Reader): Promise<Collection[]> => {
  const collections = await reader.collections();
  const small = collections.filter(({ supply }) => supply.traits <= MOST && supply.avatars <= MOST);
  skipUnless(
    small.length > 0,
    'each collection has too many traits or avatars to compare all of them',
  );
  return small;
};

/** The readable collection with the most listed editions. */
export const busiest = async (reader: Reader): Promise<Collection> => {
  const [first, ...others] = await readable(reader);
  skipUnless(first !== undefined, 'the market has no collection');
  return others.reduce((most, one) => (one.listed > most.listed ? one : most), first);
};

/** Two collections that are small enough to be read to their end, of two chains if possible. */
export const twoCollections = async (reader: Reader): Promise<string[]> => {
  const collections = await readable(reader);
  const first = await busiest(reader);
  const others = collections.filter(({ slug }) => slug !== first.slug);
  const second = others.find(({ chainId }) => chainId !== first.chainId) ?? others[0];
  return [first, second].flatMap((one) => (one === undefined ? [] : [one.slug]));
};

type HolderAddress = HolderPage['items'][number]['address'];

/** The wallet that holds the most editions of the busiest collection. */
export const richest = async (reader: Reader): Promise<HolderAddress> => {
  const { slug } = await busiest(reader);
  const { items } = await reader.get('economy.tokens.collectionHolders', HolderPageSchema, {
    params: { slug },
  });
  const address = items.find(({ loose }) => loose > 0)?.address;
  skipUnless(address !== undefined, 'no wallet holds a loose trait');
  return address;
};
