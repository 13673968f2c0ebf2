import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { createContext, useContext } from 'react';

/** What is read from the chains, whoever is asked for it. Errors are `AppError`s. */
export type ChainReader = {
  /** Whether the environment names an RPC provider for the chain. */
  canRead: (chainId: ChainId) => boolean;
  /** What a wallet holds of the chain's own coin, in wei. */
  balance: (chainId: ChainId, address: WalletAddress) => Promise<bigint>;
};

/** Where no RPC provider is named. */
const nobody: ChainReader = {
  canRead: () => false,
  balance: () => Promise.reject(new Error('Ask only what `canRead` allows.')),
};

export const ChainReaderContext = createContext<ChainReader>(nobody);

export const useChainReader = (): ChainReader => useContext(ChainReaderContext);
