import { CHAINS, type ChainId, type Coin } from '@trait-market/contract/economy/shared';

import { groupedEther } from '@/lib/format/ether';

/** Returns the symbol of a chain's coin. */
export const coinSymbol = (chainId: ChainId, coin: Coin): string => CHAINS[chainId].symbols[coin];

/** Formats an exact amount with its symbol, as signatures require. */
export const coinText = (chainId: ChainId, coin: Coin, wei: bigint): string =>
  `${groupedEther(wei)} ${coinSymbol(chainId, coin)}`;
