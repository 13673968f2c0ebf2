import type { Reroll } from '@trait-market/contract/economy/actions';
import type { ChainId } from '@trait-market/contract/economy/shared';

import type { CollectionEntry } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';

export const collectionOn = (
  { catalogue }: MarketContext,
  token: Reroll['token'],
  chainId: ChainId,
): CollectionEntry => {
  const collection = catalogue.collectionByToken('trait', token);
  if (collection === undefined) {
    throw new MarketRefusal(
      'wrong-contract',
      'This contract doesn’t belong to a collection of this market.',
    );
  }
  if (collection.chainId === chainId) return collection;
  throw new MarketRefusal(
    'wrong-chain',
    'The collection is on another network. Switch your wallet to it.',
  );
};
