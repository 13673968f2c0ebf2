import type { AppConfig } from '@/config/app-config';

import { AppError } from '../app-error';
import type { ChainReader } from './chain-reader';

const NOBODY_TO_ASK = 'This network can’t be read here.';
const UNREACHABLE = 'The network didn’t respond. Your balance isn’t affected.';

export const createChainReader = ({ rpcUrls }: Pick<AppConfig, 'rpcUrls'>): ChainReader => ({
  canRead: (chainId) => rpcUrls[chainId] !== null,
  balance: async (chainId, address) => {
    const rpcUrl = rpcUrls[chainId];
    if (rpcUrl === null) throw new AppError('network', NOBODY_TO_ASK);
    try {
      const { readBalance } = await import('./read-balance');
      return await readBalance(rpcUrl, address);
    } catch (cause) {
      throw new AppError('network', UNREACHABLE, { cause });
    }
  },
});
