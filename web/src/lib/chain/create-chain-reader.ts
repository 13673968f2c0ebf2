import type { ChainId } from '@trait-market/contract/economy/shared';

import type { AppConfig } from '@/config/app-config';

import { AppError } from '../app-error';
import type { ChainReader } from './chain-reader';
import type * as Node from './read-node';

const NOBODY_TO_ASK = 'This network can’t be read here.';
const UNREACHABLE = 'The network didn’t respond. Your balance isn’t affected.';

export const createChainReader = ({ rpcUrls }: Pick<AppConfig, 'rpcUrls'>): ChainReader => {
  const read = async <Result>(
    chainId: ChainId,
    call: (node: typeof Node, rpcUrl: string) => Promise<Result>,
  ): Promise<Result> => {
    const rpcUrl = rpcUrls[chainId];
    if (rpcUrl === null) throw new AppError('network', NOBODY_TO_ASK);
    try {
      return await call(await import('./read-node'), rpcUrl);
    } catch (cause) {
      throw new AppError('network', UNREACHABLE, { cause });
    }
  };
  return {
    canRead: (chainId) => rpcUrls[chainId] !== null,
    balance: (chainId, address) => read(chainId, (node, url) => node.readBalance(url, address)),
    isContract: (chainId, address) =>
      read(chainId, (node, url) => node.readIsContract(url, address)),
    hasCode: (chainId, address) => read(chainId, (node, url) => node.readHasCode(url, address)),
  };
};
