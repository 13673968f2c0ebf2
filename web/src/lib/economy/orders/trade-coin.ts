import type { Price } from '@trait-market/contract/economy/shared';

/** Returns the coin that the maker of a trade gives, which is always wrapped. */
export const givenCoin = (price: Price | null): Price | undefined =>
  price?.coin === 'wrapped' ? price : undefined;

/** Returns the coin that the maker of a trade wants, which is always native. */
export const wantedCoin = (price: Price | null): Price | undefined =>
  price?.coin === 'native' ? price : undefined;
