import * as z from 'zod/mini';

import type { WalletAddress } from '../../shared/wallet-address';

/** The chain ids of Ethereum mainnet and Polygon (§9 Enabled chains), in ascending order. */
export const CHAIN_IDS = [1, 137] as const;
export const ChainIdSchema = z.literal(CHAIN_IDS);
export type ChainId = z.infer<typeof ChainIdSchema>;

/** `native` is the currency that pays listings; `wrapped` is the token that pays offers. */
export const CoinSchema = z.enum(['native', 'wrapped']);
export type Coin = z.infer<typeof CoinSchema>;

type Chain = {
  name: string;
  symbols: Record<Coin, string>;
  /** The contract of the wrapped token, which is always worth as much as the native currency. */
  wrapped: WalletAddress;
};

/** The chains' data. Amounts of different chains are never added up. */
export const CHAINS: Record<ChainId, Chain> = {
  1: {
    name: 'Ethereum',
    symbols: { native: 'ETH', wrapped: 'WETH' },
    wrapped: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  },
  137: {
    name: 'Polygon',
    symbols: { native: 'POL', wrapped: 'WPOL' },
    wrapped: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
  },
};
