import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { Fee } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Wanted } from '@/lib/actions/action';

import { useSetsOf } from '../shared/offering/use-criteria-set';

export type WantedToken = {
  token: WalletAddress;
  tokenId: string;
  fees: readonly Fee[];
};

const tokensOf = ({ token, fees, traits }: CriteriaSet): [string, WantedToken][] =>
  traits.map(({ id, tokenId }) => [id, { token, tokenId, fees }]);

/** Fetches the tokens of traits by their kinds, because a card doesn't name its token. */
export const useTokens = (items: readonly Wanted[]) => {
  const kinds = new Map(
    items.map(({ trait: { collection, slot } }) => [`${collection} ${slot}`, { collection, slot }]),
  );
  const { sets, ...query } = useSetsOf([...kinds.values()]);
  return { ...query, tokens: sets && new Map(sets.flatMap(tokensOf)) };
};
