import type { FulfilmentData, FulfilmentDataQuery } from '@trait-market/contract/economy/orders';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import {
  buildMatchOrder,
  criteriaProof,
  encodeFillPermit,
  type Fill,
  fillTypedData,
  hashFillItems,
  matchFulfillments,
  MAX_PERMIT_S,
  NO_ADDRESS,
  NO_BYTES32,
  type OrderComponents,
  SEAPORT,
} from '@trait-market/contract/economy/typed-data';
import { hexToBigInt } from 'viem';
import { generatePrivateKey } from 'viem/accounts';

import type { Account } from '../../kernel/account';
import { assertCanFulfil } from '../fulfilments/can-fulfil';
import type { MarketContext } from '../orders/market-context';
import { isPaidByFulfiller } from '../orders/order-terms';
import { MarketRefusal } from '../shared/refusal';
import type { OrderRow } from '../tables/rows';
import { coSigner } from './co-signer';

const freshNonce = (): bigint => hexToBigInt(generatePrivateKey());

const proofOf = ({ criteria }: OrderRow, identifier: string): Bytes32[] =>
  criteriaProof(criteria?.tokenIds ?? [], identifier) ?? [];

const parametersOf = ({ counter: _counter, ...parameters }: OrderComponents) => ({
  ...parameters,
  totalOriginalConsiderationItems: String(parameters.consideration.length),
});

/**
 * Returns the data for filling an order on chain, with a permit for this fill only.
 * @throws MarketRefusal when the caller can't fill the order
 */
export const fulfilmentData = async (
  context: MarketContext,
  caller: Account,
  hash: Bytes32,
  { quantity = '1', identifier }: FulfilmentDataQuery,
): Promise<FulfilmentData> => {
  const order = context.tables.orders.find(hash.toLowerCase());
  if (order === undefined) throw new MarketRefusal('unknown-order', 'There is no such order.');
  const { chainId, components, signature, commitments } = order;
  const proof = identifier === undefined ? [] : proofOf(order, identifier);
  const { money, reservedFor } = assertCanFulfil(context, caller, order, {
    quantity,
    identifier,
    criteriaProof: proof,
  }).terms;
  const units = BigInt(quantity);
  const ofUnits = BigInt(context.termsOf(order).quantity);
  const fill: Fill = { units, ofUnits, identifier };
  const expiration = BigInt(Math.floor(context.now() / 1000) + MAX_PERMIT_S);
  const message = {
    orderHash: order.hash,
    fulfiller: caller,
    items: hashFillItems(components, fill),
    expiration,
    nonce: freshNonce(),
  };
  const permit = await coSigner.signTypedData(fillTypedData(chainId, message));
  return {
    chainId,
    to: SEAPORT,
    value: String(isPaidByFulfiller(money) ? money.price * units : 0n),
    advancedOrder: {
      parameters: parametersOf(components),
      numerator: String(units),
      denominator: String(ofUnits),
      signature,
      extraData: encodeFillPermit(message, permit, commitments),
    },
    ...(reservedFor !== undefined && {
      match: {
        payment: {
          parameters: {
            ...parametersOf(buildMatchOrder(components, caller, fill, freshNonce())),
            consideration: [],
          },
          numerator: '1',
          denominator: '1',
          signature: '0x',
          extraData: '0x',
        },
        fulfillments: matchFulfillments(components),
      },
    }),
    criteriaResolvers:
      identifier === undefined
        ? []
        : [{ orderIndex: '0', side: 1, index: '0', identifier, criteriaProof: proof }],
    fulfillerConduitKey: NO_BYTES32,
    recipient: NO_ADDRESS,
    expiresAt: new Date(Number(expiration) * 1000).toISOString(),
  };
};
