import { type ApproveRequest, approvalAction } from '@trait-market/contract/economy/actions';
import type { ChainId } from '@trait-market/contract/economy/shared';
import { SEAPORT } from '@trait-market/contract/economy/typed-data';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { contractsOfMarket } from '../orders/contracts-of-order';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { defineAction, type Signed } from './perform';

const contractOn = ({ catalogue }: MarketContext, token: WalletAddress, chainId: ChainId) => {
  const contract = contractsOfMarket(catalogue).find((one) => isSameAddress(one.token, token));
  if (contract === undefined) {
    throw new MarketRefusal('unknown-collection', 'No collection here uses this contract.');
  }
  if (contract.chainId === chainId) return contract;
  throw new MarketRefusal(
    'wrong-chain',
    'The contract is on another network. Switch your wallet to it.',
  );
};

/** An approval also reactivates the orders that need it; a revocation makes them inactive. */
export const approve = defineAction(approvalAction, {
  effects: (context, { caller, chainId, request: { message } }: Signed<ApproveRequest>) => {
    if (!isSameAddress(message.operator, SEAPORT)) {
      throw new MarketRefusal('wrong-contract', 'Only Seaport 1.6 can be approved here.');
    }
    const { token } = contractOn(context, message.token, chainId);
    const { approved } = message;
    return {
      movements: [{ kind: 'approve', chainId, account: caller, token, approved }],
      store: () => undefined,
    };
  },
});
