import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { createContext, useContext } from 'react';

export type ChainReader = {
  canRead: (chainId: ChainId) => boolean;
  balance: (chainId: ChainId, address: WalletAddress) => Promise<bigint>;
  /** Returns whether an address is a contract that no key controls. */
  isContract: (chainId: ChainId, address: WalletAddress) => Promise<boolean>;
  /** Returns whether an address has code: a contract's, or one that its key delegates to. */
  hasCode: (chainId: ChainId, address: WalletAddress) => Promise<boolean>;
};

const refuse = () => Promise.reject(new Error('Ask only what `canRead` allows.'));

/** The reader that is used when no RPC provider is configured: it can't read any chain. */
const unavailable: ChainReader = {
  canRead: () => false,
  balance: refuse,
  isContract: refuse,
  hasCode: refuse,
};

export const ChainReaderContext = createContext<ChainReader>(unavailable);

export const useChainReader = (): ChainReader => useContext(ChainReaderContext);
