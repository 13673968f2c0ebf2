import { CHAINS, type ChainId } from '@trait-market/contract/economy/chains';

/** How people name a chain's own coin. */
export const nativeCoin = (id: ChainId): string => CHAINS[id].symbols.native;
