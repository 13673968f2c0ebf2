import type { Account } from '../../kernel/account';
import type { Catalogue } from '../catalogue/catalogue';
import { contractsOfMarket } from './contracts-of-order';
import type { Movement } from '../ledger/settlement';

/** What lets Seaport move all that an account has, or takes all of that back: of those who trade already, and in tests. */
export const approveAll = (catalogue: Catalogue, account: Account, approved = true): Movement[] =>
  contractsOfMarket(catalogue).map(({ chainId, token }) => ({
    kind: 'approve',
    chainId,
    account,
    token,
    approved,
  }));
