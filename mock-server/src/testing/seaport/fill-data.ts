import type { Bytes32 } from '@trait-market/contract/economy/shared';
import {
  buildMatchOrder,
  ITEM,
  matchFulfillments,
  NO_ADDRESS,
  NO_BYTES32,
  type OrderComponents,
  orderMessage,
} from '@trait-market/contract/economy/typed-data';
import { encodeFunctionData, hexToBigInt, keccak256, type Hex } from 'viem';

import type { Account } from '../../kernel/account';
import { SEAPORT_ABI } from './seaport-abi';

export type SeaportFill = {
  components: OrderComponents;
  signature: Hex;
  fulfiller: Account;
  units: bigint;
  ofUnits: bigint;
  /** The native currency that the call sends, in wei. */
  value: bigint;
  extraData: Hex;
  /** The trait chosen for an offer with criteria, and its proof. */
  chosen?: { identifier: string; proof: readonly Bytes32[] } | undefined;
};

export const parametersOf = (components: OrderComponents) => ({
  ...orderMessage(components),
  totalOriginalConsiderationItems: BigInt(components.consideration.length),
});

const advancedOrderOf = ({ components, signature, units, ofUnits, extraData }: SeaportFill) => ({
  parameters: parametersOf(components),
  numerator: units,
  denominator: ofUnits,
  signature,
  extraData,
});

/** Names the item that is given for each offer for any trait of a set. */
const resolversOf = (fills: readonly SeaportFill[]) =>
  fills.flatMap(({ chosen }, index) =>
    chosen === undefined
      ? []
      : [
          {
            orderIndex: BigInt(index),
            side: 1,
            index: 0n,
            identifier: BigInt(chosen.identifier),
            criteriaProof: chosen.proof,
          },
        ],
  );

/** Pays for each item separately, and skips unavailable orders. */
export const availableData = (fills: readonly SeaportFill[], maximumFulfilled: bigint): Hex => {
  const settled = (count: (components: OrderComponents) => number) =>
    fills.flatMap(({ components }, order) =>
      Array.from({ length: count(components) }, (_, item) => [
        { orderIndex: BigInt(order), itemIndex: BigInt(item) },
      ]),
    );
  return encodeFunctionData({
    abi: SEAPORT_ABI,
    functionName: 'fulfillAvailableAdvancedOrders',
    args: [
      fills.map(advancedOrderOf),
      resolversOf(fills),
      settled(({ offer }) => offer.length),
      settled(({ consideration }) => consideration.length),
      NO_BYTES32,
      NO_ADDRESS,
      maximumFulfilled,
    ],
  });
};

/** Matches a reserved listing with an order of the fulfiller that only pays. */
const matchData = (fill: SeaportFill): Hex => {
  const { components, fulfiller } = fill;
  const payment = {
    components: buildMatchOrder(
      components,
      fulfiller,
      fill,
      hexToBigInt(keccak256(fill.extraData)),
    ),
    fulfiller,
    signature: '0x',
    extraData: '0x',
    units: 1n,
    ofUnits: 1n,
    value: 0n,
  } as const;
  const asNumbers = ({ orderIndex, itemIndex }: { orderIndex: string; itemIndex: string }) => ({
    orderIndex: BigInt(orderIndex),
    itemIndex: BigInt(itemIndex),
  });
  return encodeFunctionData({
    abi: SEAPORT_ABI,
    functionName: 'matchAdvancedOrders',
    args: [
      [fill, payment].map(advancedOrderOf),
      [],
      matchFulfillments(components).map(({ offerComponents, considerationComponents }) => ({
        offerComponents: offerComponents.map(asNumbers),
        considerationComponents: considerationComponents.map(asNumbers),
      })),
      NO_ADDRESS,
    ],
  });
};

const isReserved = ({ consideration }: OrderComponents): boolean =>
  consideration[0]?.itemType === ITEM.native && consideration.at(-1)?.itemType !== ITEM.native;

export const fillData = (fill: SeaportFill): Hex =>
  isReserved(fill.components)
    ? matchData(fill)
    : encodeFunctionData({
        abi: SEAPORT_ABI,
        functionName: 'fulfillAdvancedOrder',
        args: [advancedOrderOf(fill), resolversOf([fill]), NO_BYTES32, NO_ADDRESS],
      });
