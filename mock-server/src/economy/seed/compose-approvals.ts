import { approveAll } from '../orders/approve-all';
import { approvalKey } from '../tables/keys';
import type { SeedMarket } from './seed-market';

export const composeApprovals = ({ accounts, catalogue, tables }: SeedMarket): void => {
  for (const account of accounts) {
    for (const movement of approveAll(catalogue, account)) {
      if (movement.kind !== 'approve') continue;
      const { chainId, token } = movement;
      tables.approvals.put(approvalKey(chainId, account, token), { account, chainId, token });
    }
  }
};
