import { CHAINS, type ChainId, type Coin } from '@trait-market/contract/economy/shared';

import { groupedEther } from '@/lib/format/ether';

/** How people write an amount of a chain's coin. */
export const coinSymbol = (chainId: ChainId, coin: Coin): string => CHAINS[chainId].symbols[coin];

/** An amount to the last digit, with its symbol: what is signed is said as it is. */
export const coinText = (chainId: ChainId, coin: Coin, wei: bigint): string =>
  `${groupedEther(wei)} ${coinSymbol(chainId, coin)}`;
