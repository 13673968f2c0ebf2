import * as z from 'zod/mini';

import type { WalletAddress } from '../../shared/wallet-address';

/** Ethereum mainnet and Polygon (§9 Enabled chains), in ascending order. */
export const CHAIN_IDS = [1, 137] as const;
export const ChainIdSchema = z.literal(CHAIN_IDS);
export type ChainId = z.infer<typeof ChainIdSchema>;

/** The native coin, which pays listings, or the wrapped coin, which pays offers. */
export const CoinSchema = z.enum(['native', 'wrapped']);
export type Coin = z.infer<typeof CoinSchema>;

type Chain = {
  name: string;
  symbols: Record<Coin, string>;
  /** The contract of the wrapped coin, worth exactly as much as the native one. */
  wrapped: WalletAddress;
};

/** Amounts of different chains are never added up. */
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
