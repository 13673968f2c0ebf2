import type { WalletAddress } from '../../shared/wallet-address';
import type { ConsiderationItem, OrderComponents } from './order-components.schema';
import type { Fill } from './fill-permit';
import { ITEM, NO_ADDRESS, NO_BYTES32, ORDER_TYPE } from './seaport';

/** The maximum 256-bit number, as the end of an order that is matched in the same call. */
const NEVER = String(2n ** 256n - 1n);

const paymentsOf = ({ consideration }: OrderComponents): ConsiderationItem[] =>
  consideration.filter(({ itemType }) => itemType === ITEM.native);

/**
 * Builds the buyer's order that pays for units of a reserved listing in Seaport's
 * `matchAdvancedOrders`. It needs no signature, because its offerer sends the call.
 * @param salt a number that the buyer hasn't used before, as Seaport fills each order once
 */
export const buildMatchOrder = (
  listing: OrderComponents,
  buyer: WalletAddress,
  { units, ofUnits }: Pick<Fill, 'units' | 'ofUnits'>,
  salt: bigint,
): OrderComponents => ({
  offerer: buyer,
  zone: NO_ADDRESS,
  offer: paymentsOf(listing).map(({ recipient: _recipient, ...item }) => {
    const amount = String((BigInt(item.startAmount) * units) / ofUnits);
    return { ...item, startAmount: amount, endAmount: amount };
  }),
  consideration: [],
  orderType: ORDER_TYPE.fullOpen,
  startTime: '0',
  endTime: NEVER,
  zoneHash: NO_BYTES32,
  salt: String(salt),
  conduitKey: NO_BYTES32,
  counter: '0',
});

/** Returns which item pays for which: the listed item goes to its buyer, each payment to its recipient. */
export const matchFulfillments = (listing: OrderComponents) => {
  const component = (orderIndex: string, itemIndex: number) => [
    { orderIndex, itemIndex: String(itemIndex) },
  ];
  const payments = paymentsOf(listing).map((_, index) => ({
    offerComponents: component('1', index),
    considerationComponents: component('0', index),
  }));
  return [
    {
      offerComponents: component('0', 0),
      considerationComponents: component('0', payments.length),
    },
    ...payments,
  ];
};
