import { skipToken } from '@tanstack/react-query';
import type { Activity } from '@trait-market/contract/economy/activity';
import { DEFAULT_PAGE, type Item, type Party } from '@trait-market/contract/economy/shared';
import {
  isKnownNotice,
  type KnownNotice,
  type Notice,
} from '@trait-market/contract/economy/notices';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { activityApi } from '@/lib/economy/activity/activity-api';
import { itemKey } from '@/lib/economy/orders/item-words';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { isTraitItem, useWearer } from '@/lib/economy/orders/use-wearer';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useConnectedAddress } from '@/lib/session/session-context';

import type { InactiveOrder } from './notice-words';

type Inactive = Extract<KnownNotice, { kind: 'order-inactive' }>;

/** The time within which an order becomes inactive after its item has left the wallet. */
const SOON_MS = 60_000;

const VERBS = { sale: 'sold', swap: 'traded', transfer: 'sent' } as const;
const TYPES = ['sale', 'swap', 'transfer'] as const;

const asInactive = (notice: Notice): Inactive | undefined =>
  isKnownNotice(notice) && notice.kind === 'order-inactive' ? notice : undefined;

/** Returns what an order gave that its maker no longer holds loose. */
const notHeld = (notice: Inactive | undefined): readonly Item[] => {
  if (notice?.reason !== 'maker-not-the-holder') return [];
  return notice.orderKind === 'trade' ? notice.inReturn : notice.items;
};

/** Returns who got the item from the wallet; undefined if the event doesn't move it away. */
const receiverOf = (
  { from, to, items, inReturn }: Activity,
  key: string,
  address: WalletAddress,
): Party | undefined => {
  const has = (moved: readonly Item[]) => moved.some((item) => itemKey(item) === key);
  if (to === null) return undefined;
  if (isSameAddress(from.address, address) && has(items)) return to;
  return isSameAddress(to.address, address) && has(inReturn) ? from : undefined;
};

/** Returns how an item left the wallet right before the order became inactive. */
export const departureOf = (
  events: readonly Activity[],
  items: readonly Item[],
  address: WalletAddress,
  { createdAt }: Pick<Notice, 'createdAt'>,
): InactiveOrder['departure'] => {
  for (const event of events) {
    const type = TYPES.find((one) => one === event.type);
    const isRecent = Math.abs(Date.parse(createdAt) - Date.parse(event.at)) <= SOON_MS;
    if (!type || !isRecent) continue;
    for (const item of items) {
      const to = receiverOf(event, itemKey(item), address);
      if (to) return { item, verb: VERBS[type], to };
    }
  }
  return undefined;
};

/** Returns what the notice of an inactive order leaves out: its price, and who has its item now. */
export const useInactiveOrder = (notice: Notice): InactiveOrder => {
  const address = useConnectedAddress();
  const inactive = asInactive(notice);
  const items = notHeld(inactive);
  const wearer = useWearer(items.find(isTraitItem));
  const { data: open } = useOpenOrders(inactive && address);
  const isMoved = address !== undefined && items.length > 0;
  const { data: events } = activityApi.list.useQuery({
    queryKey: [ECONOMY_QUERIES, 'departures', address?.toLowerCase()],
    queryData: isMoved
      ? { query: { wallet: address, type: [...TYPES], limit: DEFAULT_PAGE } }
      : skipToken,
    select: ({ body }) => body.items,
  });
  const order = open?.find(({ hash }) => hash === inactive?.orderHash);
  return {
    wearer,
    price: order && order.kind !== 'trade' ? (order.unitPrice ?? undefined) : undefined,
    departure: isMoved && events ? departureOf(events, items, address, notice) : undefined,
  };
};
