import type { Account } from '../../kernel/account';
import type { Catalogue } from '../catalogue/catalogue';
import { contractsOfMarket } from './contracts-of-order';
import type { Movement } from '../ledger/settlement';

/** Returns movements that approve Seaport for all contracts, for seeded traders and tests. */
export const approveAll = (catalogue: Catalogue, account: Account, approved = true): Movement[] =>
  contractsOfMarket(catalogue).map(({ chainId, token }) => ({
    kind: 'approve',
    chainId,
    account,
    token,
    approved,
  }));
