import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';

/** The simulated properties of each chain. */
export const PLAYED_CHAINS: Record<ChainId, { blockMs: number; gasPriceWei: bigint }> = {
  /** Ethereum mainnet. */
  1: { blockMs: 12_000, gasPriceWei: 2_000_000_000n },
  /** Polygon. */
  137: { blockMs: 2_000, gasPriceWei: 30_000_000_000n },
};

/** Returns the chain in a path. */
export const chainOf = (text: string): ChainId | undefined =>
  CHAIN_IDS.find((chainId) => String(chainId) === text);
