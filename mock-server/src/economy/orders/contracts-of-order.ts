import { CHAINS, CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { contractFor, type Catalogue } from '../catalogue/catalogue';
import { collectionOfGood } from '../catalogue/collection-of-good';
import { isPaidByMaker, type OrderTerms } from './order-terms';
import type { Good } from '../tables/rows';

const contractOf = (catalogue: Catalogue, good: Good): WalletAddress[] => {
  const collection = catalogue.collections.get(collectionOfGood(catalogue, good) ?? '');
  return collection === undefined ? [] : [contractFor(good.kind, collection)];
};

/** Returns the contracts that the maker must approve; native currency needs no approval. */
export const contractsGiven = (
  catalogue: Catalogue,
  { chainId, gives, money }: Pick<OrderTerms, 'chainId' | 'gives' | 'money'>,
): WalletAddress[] => [
  ...new Set([
    ...gives.flatMap((good) => contractOf(catalogue, good)),
    ...(isPaidByMaker(money) ? [CHAINS[chainId].wrapped] : []),
  ]),
];

/** Returns the contracts that a fulfiller must approve; fees on wrapped coin are paid in it. */
export const contractsGivenBack = (
  catalogue: Catalogue,
  { chainId, gets, money }: Pick<OrderTerms, 'chainId' | 'gets' | 'money'>,
): WalletAddress[] => [
  ...new Set([
    ...gets.flatMap((good) => contractOf(catalogue, good)),
    ...(isPaidByMaker(money) && money.fees.length > 0 ? [CHAINS[chainId].wrapped] : []),
  ]),
];

export type MarketContract = {
  chainId: ChainId;
  token: WalletAddress;
  kind: 'avatars' | 'traits' | 'coin';
  name: string;
};

export const contractsOfMarket = ({
  collections,
}: Pick<Catalogue, 'collections'>): MarketContract[] => [
  ...[...collections.values()].flatMap(({ chainId, contracts, name }) =>
    (['avatars', 'traits'] as const).map((kind) => ({
      chainId,
      token: contracts[kind],
      kind,
      name,
    })),
  ),
  ...CHAIN_IDS.map((chainId) => ({
    chainId,
    token: CHAINS[chainId].wrapped,
    kind: 'coin' as const,
    name: CHAINS[chainId].symbols.wrapped,
  })),
];
