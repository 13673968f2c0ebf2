import type { Activity } from '@trait-market/contract/economy/activity';

import type { ActivityRow, Good } from '../rows';
import { itemOf, partyOf, timeOf, type View } from './view';

export const activityId = ({ id }: ActivityRow): string => `a${id}`;

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
});

/** Whether something of one of the collections took part. */
export const isAbout =
  (view: View, collections: readonly string[]) =>
  ({ goods, inReturn }: ActivityRow): boolean =>
    [...goods, ...inReturn].some((good: Good) => {
      const slug =
        good.kind === 'trait'
          ? view.market.context.catalogue.traits.get(good.traitId)?.collection
          : good.avatar.slice(0, good.avatar.lastIndexOf('/'));
      return slug !== undefined && collections.includes(slug);
    });
