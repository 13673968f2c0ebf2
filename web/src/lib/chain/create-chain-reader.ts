import type { AppConfig } from '@/config/app-config';

import { AppError } from '../app-error';
import type { ChainReader } from './chain-reader';

const UNREACHABLE = 'The network did not answer. What you hold is not touched by it.';

/**
 * Reads through the RPC providers that the environment names (§7). Their client is a chunk of its
 * own: it is imported with the first read.
 */
export const createChainReader = ({ rpcUrls }: Pick<AppConfig, 'rpcUrls'>): ChainReader => ({
  canRead: (chainId) => rpcUrls[chainId] !== null,
  balance: async (chainId, address) => {
    try {
      const { readBalance } = await import('./read-balance');
      return await readBalance(rpcUrls[chainId], address);
    } catch (cause) {
      throw new AppError('network', UNREACHABLE, { cause });
    }
  },
});
