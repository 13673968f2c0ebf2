import type { ChainId } from '../shared/chains';
import type { ConsiderationItem, OfferItem, OrderComponents } from './order-components.schema';
import { ORDER_TYPES, seaportDomain } from './seaport';
import { plainAddress } from './plain-address';

const itemMessage = (item: OfferItem) => ({
  itemType: item.itemType,
  token: plainAddress(item.token),
  identifierOrCriteria: BigInt(item.identifierOrCriteria),
  startAmount: BigInt(item.startAmount),
  endAmount: BigInt(item.endAmount),
});

const considerationMessage = (item: ConsiderationItem) => ({
  ...itemMessage(item),
  recipient: plainAddress(item.recipient),
});

/** Converts an order's components for EIP-712 encoders: 256-bit numbers become bigints. */
export const orderMessage = (components: OrderComponents) => ({
  offerer: plainAddress(components.offerer),
  zone: plainAddress(components.zone),
  offer: components.offer.map(itemMessage),
  consideration: components.consideration.map(considerationMessage),
  orderType: components.orderType,
  startTime: BigInt(components.startTime),
  endTime: BigInt(components.endTime),
  zoneHash: components.zoneHash,
  salt: BigInt(components.salt),
  conduitKey: components.conduitKey,
  counter: BigInt(components.counter),
});

/** Returns an order's typed data in the form that viem's and wagmi's `signTypedData` require. */
export const orderTypedData = (chainId: ChainId, components: OrderComponents) => ({
  domain: seaportDomain(chainId),
  types: ORDER_TYPES,
  primaryType: 'OrderComponents' as const,
  message: orderMessage(components),
});
