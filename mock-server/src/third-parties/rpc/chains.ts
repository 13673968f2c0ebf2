import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';

export const PLAYED_CHAINS: Record<ChainId, { blockMs: number; gasPriceWei: bigint }> = {
  1: { blockMs: 12_000, gasPriceWei: 2_000_000_000n },
  137: { blockMs: 2_000, gasPriceWei: 30_000_000_000n },
};

export const chainOf = (text: string): ChainId | undefined =>
  CHAIN_IDS.find((chainId) => String(chainId) === text);
