import type { Cancel, CancelAll, Fulfilment, Wrap } from './acts.schema';
import type { ActPlace } from './deployment';
import { marketDomain } from './market-domain';
import { plainAddress } from './plain-address';

const WRAP_FIELDS = [
  { name: 'owner', type: 'address' },
  { name: 'amount', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const;

/** The EIP-712 types of each act beside making an order. */
export const ACT_TYPES = {
  Fulfilment: [
    { name: 'orderHash', type: 'bytes32' },
    { name: 'fulfiller', type: 'address' },
    { name: 'quantity', type: 'uint256' },
    { name: 'highestPrice', type: 'uint256' },
    { name: 'lowestProceeds', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
  /** … with a trait that is given where the order asks for any of a kind. */
  CriteriaFulfilment: [
    { name: 'orderHash', type: 'bytes32' },
    { name: 'fulfiller', type: 'address' },
    { name: 'identifier', type: 'uint256' },
    { name: 'quantity', type: 'uint256' },
    { name: 'highestPrice', type: 'uint256' },
    { name: 'lowestProceeds', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
  Cancel: [
    { name: 'maker', type: 'address' },
    { name: 'orderHashes', type: 'bytes32[]' },
    { name: 'deadline', type: 'uint256' },
  ],
  CancelAll: [
    { name: 'maker', type: 'address' },
    { name: 'counter', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
  Wrap: WRAP_FIELDS,
  Unwrap: WRAP_FIELDS,
} as const;

const wrapMessage = ({ owner, amount, nonce, deadline }: Wrap) => ({
  owner: plainAddress(owner),
  amount: BigInt(amount),
  nonce: BigInt(nonce),
  deadline: BigInt(deadline),
});

/** What a wallet signs to accept an order. */
export const fulfilmentTypedData = (place: ActPlace, fulfilment: Fulfilment) => ({
  domain: marketDomain(place),
  types: { Fulfilment: ACT_TYPES.Fulfilment },
  primaryType: 'Fulfilment' as const,
  message: {
    orderHash: fulfilment.orderHash,
    fulfiller: plainAddress(fulfilment.fulfiller),
    quantity: BigInt(fulfilment.quantity),
    highestPrice: BigInt(fulfilment.highestPrice),
    lowestProceeds: BigInt(fulfilment.lowestProceeds),
    nonce: BigInt(fulfilment.nonce),
    deadline: BigInt(fulfilment.deadline),
  },
});

/** What a wallet signs to accept an offer for any trait of a kind: it names the trait that it gives. */
export const criteriaFulfilmentTypedData = (
  place: ActPlace,
  fulfilment: Fulfilment & { identifier: string },
) => ({
  domain: marketDomain(place),
  types: { CriteriaFulfilment: ACT_TYPES.CriteriaFulfilment },
  primaryType: 'CriteriaFulfilment' as const,
  message: {
    ...fulfilmentTypedData(place, fulfilment).message,
    identifier: BigInt(fulfilment.identifier),
  },
});

/** What a wallet signs to cancel orders of its own. */
export const cancelTypedData = (place: ActPlace, { maker, orderHashes, deadline }: Cancel) => ({
  domain: marketDomain(place),
  types: { Cancel: ACT_TYPES.Cancel },
  primaryType: 'Cancel' as const,
  message: { maker: plainAddress(maker), orderHashes, deadline: BigInt(deadline) },
});

/** What a wallet signs to cancel all that it has ever signed on a chain. */
export const cancelAllTypedData = (place: ActPlace, { maker, counter, deadline }: CancelAll) => ({
  domain: marketDomain(place),
  types: { CancelAll: ACT_TYPES.CancelAll },
  primaryType: 'CancelAll' as const,
  message: { maker: plainAddress(maker), counter: BigInt(counter), deadline: BigInt(deadline) },
});

export const wrapTypedData = (place: ActPlace, wrap: Wrap) => ({
  domain: marketDomain(place),
  types: { Wrap: ACT_TYPES.Wrap },
  primaryType: 'Wrap' as const,
  message: wrapMessage(wrap),
});

export const unwrapTypedData = (place: ActPlace, wrap: Wrap) => ({
  domain: marketDomain(place),
  types: { Unwrap: ACT_TYPES.Unwrap },
  primaryType: 'Unwrap' as const,
  message: wrapMessage(wrap),
});
