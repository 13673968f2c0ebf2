import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/shared';

/** Names a network in the address of a page: "ethereum". */
export const chainSlug = (id: ChainId): string => CHAINS[id].name.toLowerCase();

export const chainOfSlug = (slug: string | null): ChainId | undefined =>
  CHAIN_IDS.find((id) => chainSlug(id) === slug);
