import type { Price } from '@trait-market/contract/economy/shared';

/** Returns a price to compare with others, in native coin: 1 WETH is 1 ETH. */
export const nativePrice = (price: Price): Price => ({ ...price, coin: 'native' });
