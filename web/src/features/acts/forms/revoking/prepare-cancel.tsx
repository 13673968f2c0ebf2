import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect } from 'react';

import type { ActStore } from '../../signing/act-store';
import { cancelSteps } from '../../signing/steps/cancel-steps';
import { labelsOfOrder, type Labels } from '../../signing/labels';

type PrepareCancelProps = { orders: readonly Order[]; address: WalletAddress; store: ActStore };

const labelsOfAll = (orders: readonly Order[]): Labels => {
  const all = orders.map(labelsOfOrder);
  return {
    assets: Object.assign({}, ...all.map(({ assets }) => assets)),
    fees: Object.assign({}, ...all.map(({ fees }) => fees)),
  };
};

/** There is nothing to fill in: the review comes at once. */
export function PrepareCancel({ orders, address, store }: PrepareCancelProps) {
  useEffect(() => {
    store.review(cancelSteps(orders, address), labelsOfAll(orders));
  }, [orders, address, store]);
  return null;
}
