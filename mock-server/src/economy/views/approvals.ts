import type { Approvals } from '@trait-market/contract/economy/approvals';

import type { Account } from '../../kernel/account';
import { contractsGiven, contractsOfMarket } from '../orders/contracts-of-order';
import type { Market } from '../market/market';

export const approvalsOf = ({ context }: Market, account: Account): Approvals => {
  const { catalogue, settlement, tables, termsOf } = context;
  const now = context.now();
  const open = tables.orders
    .findBy('openMaker', account)
    .map(termsOf)
    .filter(({ expiresAt }) => expiresAt > now);
  const needed = open.flatMap((terms) => contractsGiven(catalogue, terms));
  return {
    items: contractsOfMarket(catalogue).map(({ chainId, token, kind, name }) => ({
      chainId,
      token,
      kind,
      name,
      approved: settlement.isApproved(account, chainId, token),
      orders: needed.filter((one) => one === token).length,
    })),
  };
};
