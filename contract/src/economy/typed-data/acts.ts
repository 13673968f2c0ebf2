import type { ChainId } from '../shared/chains';
import type { Cancel, CancelAll, Fulfilment, Wrap } from './acts.schema';
import { plainAddress } from './plain-address';

/** Of the market's own messages; an order's is Seaport's. */
export const marketDomain = (chainId: ChainId) =>
  ({ name: 'Trait Market', version: '1', chainId }) as const;

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

/** What a wallet signs to accept an order of this chain. */
export const fulfilmentTypedData = (chainId: ChainId, fulfilment: Fulfilment) => ({
  domain: marketDomain(chainId),
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

/** What a wallet signs to cancel orders of its own on this chain. */
export const cancelTypedData = (chainId: ChainId, { maker, orderHashes, deadline }: Cancel) => ({
  domain: marketDomain(chainId),
  types: { Cancel: ACT_TYPES.Cancel },
  primaryType: 'Cancel' as const,
  message: { maker: plainAddress(maker), orderHashes, deadline: BigInt(deadline) },
});

/** What a wallet signs to cancel all that it has ever signed on this chain. */
export const cancelAllTypedData = (chainId: ChainId, { maker, counter, deadline }: CancelAll) => ({
  domain: marketDomain(chainId),
  types: { CancelAll: ACT_TYPES.CancelAll },
  primaryType: 'CancelAll' as const,
  message: { maker: plainAddress(maker), counter: BigInt(counter), deadline: BigInt(deadline) },
});

export const wrapTypedData = (chainId: ChainId, wrap: Wrap) => ({
  domain: marketDomain(chainId),
  types: { Wrap: ACT_TYPES.Wrap },
  primaryType: 'Wrap' as const,
  message: wrapMessage(wrap),
});

export const unwrapTypedData = (chainId: ChainId, wrap: Wrap) => ({
  domain: marketDomain(chainId),
  types: { Unwrap: ACT_TYPES.Unwrap },
  primaryType: 'Unwrap' as const,
  message: wrapMessage(wrap),
});
