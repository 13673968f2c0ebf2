import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { createContext, useContext } from 'react';

export type ChainReader = {
  canRead: (chainId: ChainId) => boolean;
  balance: (chainId: ChainId, address: WalletAddress) => Promise<bigint>;
};

/** The reader that is used when no RPC provider is configured: it can't read any chain. */
const nobody: ChainReader = {
  canRead: () => false,
  balance: () => Promise.reject(new Error('Ask only what `canRead` allows.')),
};

export const ChainReaderContext = createContext<ChainReader>(nobody);

export const useChainReader = (): ChainReader => useContext(ChainReaderContext);
