import { isBulkSignature } from '@trait-market/contract/economy/typed-data';
import { noting, type Plant } from '@trait-market/mock-server/planted';

import { planted, type EconomyMutant } from './economy-mutant';
import { anybodySigns, during } from './signatures';

type Market = Parameters<Plant>[0];
type PostOrder = Parameters<Market['post']>[1];

const TOGETHER = 'economy.orders.post/flow/orders that were signed together';
const FOREIGN = 'economy.orders.post/flow/refused: a part of a bulk signature that isn’t its own';

const E250 = 'E250 One signature can cover several orders, of which each stands alone';

/** The wallet's own signature, which the orders of a tree share. */
const ownOf = (signature: string): string => signature.slice(0, 2 + 2 * 65);

const posting =
  (change: (request: PostOrder) => PostOrder): Plant =>
  (market) => {
    const { post } = market;
    Object.assign(market, {
      post: ((caller, request, respond) =>
        post(caller, change(request), respond)) as Market['post'],
    });
  };

const cancelingTheOthers: Plant = (market) => {
  const { cancel } = market;
  const { orders } = market.context.tables;
  Object.assign(market, {
    cancel: (async (...args) => {
      const order = await cancel(...args);
      for (const hash of orders.keys()) {
        const other = orders.find(hash);
        if (other && ownOf(other.signature) === ownOf(order.signature))
          orders.put(hash, { ...other, cancelledAt: order.cancelledAt });
      }
      return order;
    }) as Market['cancel'],
  });
};

const withoutProof = during('post', (market, { signature }: PostOrder) =>
  isBulkSignature(signature) ? anybodySigns(market) : () => {},
);

export const signedTogetherMutants: readonly EconomyMutant[] = [
  ...planted(TOGETHER, E250, {
    'A bulk signature is read as a signature of one order': posting((request) =>
      isBulkSignature(request.signature)
        ? { ...request, signature: `0x${ownOf(request.signature).slice(2)}` }
        : request,
    ),
    'Canceling one order cancels those that were signed with it': cancelingTheOthers,
    "An order of several is stored with the wallet's signature only": noting(({ signature }) =>
      isBulkSignature(signature) ? { signature: `0x${ownOf(signature).slice(2)}` } : {},
    ),
  }),
  ...planted(FOREIGN, E250, {
    'The proof of a bulk signature is not checked': withoutProof,
  }),
];
