import { CHAINS, type ChainId, type Coin } from '@trait-market/contract/economy/shared';

import { groupedEther } from '@/lib/format/ether';

export const coinSymbol = (chainId: ChainId, coin: Coin): string => CHAINS[chainId].symbols[coin];

export const coinText = (chainId: ChainId, coin: Coin, wei: bigint): string =>
  `${groupedEther(wei)} ${coinSymbol(chainId, coin)}`;

/** Says what the wrapped coin is worth, such as "1 WETH = 1 ETH". */
export const worthText = (chainId: ChainId): string =>
  `1 ${coinSymbol(chainId, 'wrapped')} = 1 ${coinSymbol(chainId, 'native')}`;
