import type { OrderChange } from '@trait-market/contract/economy/events';

import { shownAddress } from '../../kernel/account';
import type { WorldEvent } from '../../world/events/world-events';
import { collectionOfGood } from '../catalogue/collection-of-good';
import type { Market } from '../market/market';
import { stateOfOrder } from '../orders/order-state';
import type { Good, OrderRow } from '../tables/rows';
import { presentActivity } from '../views/activities';
import { timeOf, type View } from '../views/view/view';

type About = Pick<WorldEvent, 'traits' | 'collections'>;

const aboutGoods = ({ context }: Market, goods: readonly Good[]): About => ({
  traits: [...new Set(goods.flatMap((good) => (good.kind === 'trait' ? [good.traitId] : [])))],
  collections: [
    ...new Set(goods.flatMap((good) => collectionOfGood(context.catalogue, good) ?? [])),
  ],
});

const SHOWN_STATES = {
  fillable: 'open',
  dormant: 'dormant',
  filled: 'filled',
  cancelled: 'cancelled',
} as const;

const orderNotice = (market: Market, order: OrderRow): WorldEvent[] => {
  const { context } = market;
  const terms = context.termsOf(order);
  if (terms.reservedFor !== undefined) return [];
  const now = context.now();
  const { kind: state } = stateOfOrder({ ...context, now }, order, terms);
  if (state === 'expired') return [];
  const about = aboutGoods(market, [...terms.gives, ...terms.gets]);
  const data: OrderChange = {
    hash: order.hash,
    kind: terms.kind,
    state: SHOWN_STATES[state],
    chainId: order.chainId,
    maker: shownAddress(terms.maker),
    traits: [...about.traits],
    collections: [...about.collections],
    at: timeOf(now),
  };
  return [{ event: 'order', ...about, dataAt: () => data }];
};

/** @param viewAt returns the view for a client that uses the passed origin */
export const publishEvents = (
  market: Market,
  viewAt: (origin: string) => View,
  tell: (event: WorldEvent) => void,
): void => {
  const { log, orders } = market.context.tables;
  let publishedId = log.own().at(-1)?.id ?? 0;
  const changed = new Set<string>();
  orders.onChange(({ key }) => void changed.add(key));
  market.onTurn(() => {
    for (const row of log.after(publishedId)) {
      publishedId = row.id;
      const about = aboutGoods(market, [...row.goods, ...row.inReturn]);
      tell({
        event: 'activity',
        ...about,
        dataAt: (origin) => presentActivity(viewAt(origin), row),
      });
    }
    // An order whose row no longer exists was created by an action that was undone.
    const orderRows = [...changed].flatMap((key) => orders.find(key) ?? []);
    changed.clear();
    for (const event of orderRows.flatMap((order) => orderNotice(market, order))) tell(event);
  });
};
