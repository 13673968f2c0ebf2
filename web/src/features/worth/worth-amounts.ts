import type { ChainAmount } from '@trait-market/contract/economy/rates';
import type { ChainValue, HoldingValue } from '@trait-market/contract/economy/worth';

import type { AvatarValues } from './avatar-values';

export type WorthBy = 'floor' | 'bestOffer';

export const holdingsOf = ({ loose, worn }: ChainValue): HoldingValue[] => [loose, worn];

/** Returns the values of all loose and worn traits and of the avatars, by floor or by best offer. */
export const worthAmounts = (
  chains: readonly ChainValue[],
  avatars: AvatarValues,
  by: WorthBy,
): ChainAmount[] =>
  chains.flatMap((chain) =>
    [...holdingsOf(chain), avatars.chains[chain.chainId]].map((holding) => ({
      chainId: chain.chainId,
      amount: String(holding[by]),
    })),
  );

/** Returns the chains on which the wallet holds traits or avatars. */
export const heldChains = (chains: readonly ChainValue[], avatars: AvatarValues): ChainValue[] =>
  chains.filter(
    (chain) =>
      avatars.chains[chain.chainId].count > 0 ||
      holdingsOf(chain).some(({ editions }) => editions > 0),
  );
