import { type ApproveRequest, approvalAction } from '@trait-market/contract/economy/actions';
import { SEAPORT } from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

import type { Account } from '../../kernel/account';
import { contractsOfMarket } from '../orders/contracts-of-order';
import type { Movement } from '../ledger/settlement';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { reviewOrders } from '../orders/review-orders';
import { beginAction } from './begin-action';
import { recordExecution } from './executed';

/** Lets Seaport move what the caller has under a contract, or takes that back: orders that need it become inactive, or active again. */
export const approve = async (
  context: MarketContext,
  caller: Account,
  request: ApproveRequest,
): Promise<void> => {
  const { message } = request;
  const { chainId, hash } = await beginAction(context, caller, request, {
    actor: message.owner,
    typedDataAt: (place) => approvalAction.typedData(place, message),
  });

  if (!isSameAddress(message.operator, SEAPORT)) {
    throw new MarketRefusal('wrong-contract', 'Only Seaport 1.6 can be approved here.');
  }
  const contract = contractsOfMarket(context.catalogue).find(({ token }) =>
    isSameAddress(token, message.token),
  );
  if (contract === undefined) {
    throw new MarketRefusal('unknown-collection', 'No collection here uses this contract.');
  }
  if (contract.chainId !== chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      'The contract is on another network. Switch your wallet to it.',
    );
  }
  const { token } = contract;
  const movements: Movement[] = [
    { kind: 'approve', chainId, account: caller, token, approved: message.approved },
  ];
  await context.settlement.execute(movements);
  recordExecution(context, {
    account: caller,
    hash,
    kind: 'approval',
    chainId,
    nonce: message.nonce,
    at: context.now(),
    orderHashes: [],
    activity: null,
  });
  reviewOrders(context, movements);
};
