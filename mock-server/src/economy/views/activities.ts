import type { Activity } from '@trait-market/contract/economy/activity';
import type { ExecutedAction } from '@trait-market/contract/economy/wallets';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import { MarketRefusal } from '../shared/refusal';
import { collectionOfGood } from '../catalogue/collection-of-good';
import { settledBy } from '../shared/transaction';
import { actionKey } from '../tables/keys';
import type { ActivityRow, Good } from '../tables/rows';
import type { SortKey } from '../shared/sort-key';
import { itemOf, partyOf, timeOf, type View } from './view/view';

const activityId = ({ id }: ActivityRow): string => `a${id}`;

/** Sorts activities from newest to oldest. */
export const activityKey = ({ id }: ActivityRow): SortKey => [-id];

export const presentActivity = (view: View, row: ActivityRow): Activity => ({
  id: activityId(row),
  type: row.type,
  at: timeOf(row.at),
  chainId: row.chainId,
  from: partyOf(view, row.from),
  to: row.to === null ? null : partyOf(view, row.to),
  items: row.goods.map((good) => itemOf(view, good)),
  inReturn: row.inReturn.map((good) => itemOf(view, good)),
  price: row.price === null ? null : { chainId: row.chainId, ...row.price },
  orderHash: row.orderHash,
  ...settledBy(row),
});

/** @throws MarketRefusal when the account hasn't executed the action */
export const executedAction = (view: View, account: Account, hash: Bytes32): ExecutedAction => {
  const { tables, termsOf } = view.market.context;
  const shown = (activity: ActivityRow | undefined) =>
    activity === undefined ? null : presentActivity(view, activity);
  const act = tables.acts.find(actionKey(account, hash));
  if (act !== undefined) {
    const { kind, chainId, orderHashes, drops } = act;
    const activity = act.activity === null ? undefined : tables.log.find(act.activity);
    return {
      hash: act.hash,
      kind,
      chainId,
      at: timeOf(act.at),
      orderHashes,
      ...(drops && { drops }),
      activity: shown(activity),
    };
  }
  const order = tables.orders.find(hash.toLowerCase());
  if (order === undefined || termsOf(order).maker !== account) {
    throw new MarketRefusal('unknown-act', 'Nothing with this hash has gone through.');
  }
  const { chainId, createdAt } = order;
  const made = tables.log
    .of('wallet', account)
    .find(({ type, orderHash }) => orderHash === order.hash && type === termsOf(order).kind);
  return {
    hash: order.hash,
    kind: 'order',
    chainId,
    at: timeOf(createdAt),
    orderHashes: [order.hash],
    activity: shown(made),
  };
};

export const isAbout =
  (view: View, collections: readonly string[]) =>
  ({ goods, inReturn }: ActivityRow): boolean =>
    [...goods, ...inReturn].some((good: Good) => {
      const slug = collectionOfGood(view.market.context.catalogue, good);
      return slug !== undefined && collections.includes(slug);
    });
