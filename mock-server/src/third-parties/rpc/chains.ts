/** The chains of §9, by their ids. */
export const CHAINS = {
  /** Ethereum mainnet. */
  1: { blockMs: 12_000, gasPriceWei: 2_000_000_000n },
  /** Polygon. */
  137: { blockMs: 2_000, gasPriceWei: 30_000_000_000n },
} as const;

export type ChainId = keyof typeof CHAINS;

/** The ids, in ascending order. */
export const CHAIN_IDS: readonly ChainId[] = [1, 137];

/** The chain that a part of an address names. */
export const chainOf = (text: string): ChainId | undefined =>
  CHAIN_IDS.find((chainId) => String(chainId) === text);
