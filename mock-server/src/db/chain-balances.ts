import type { ChainId } from '../third-parties/rpc/chains';
import type { Account } from './account';
import type { Database } from './models';

const keyOf = (chainId: ChainId, account: Account): string => `${chainId}:${account}`;

/** What accounts hold of a chain's own currency, in wei; nothing unless told. */
export const createChainBalances = ({ chainBalance }: Database) => ({
  of: (chainId: ChainId, account: Account): bigint => {
    const found = chainBalance.findFirst({ where: { id: { equals: keyOf(chainId, account) } } });
    return BigInt(found?.wei ?? 0);
  },

  set: (chainId: ChainId, account: Account, wei: bigint): void => {
    const id = keyOf(chainId, account);
    chainBalance.delete({ where: { id: { equals: id } } });
    chainBalance.create({ id, wei: String(wei) });
  },
});
