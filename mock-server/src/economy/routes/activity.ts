import type { economyContract } from '@trait-market/contract/economy';
import type { ActivityQuerySchema } from '@trait-market/contract/economy/activity';
import type * as z from 'zod/mini';

import { accountOf } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import type { ActivityRow } from '../tables/rows';
import { activityKey, isAbout, presentActivity } from '../views/activities';
import { pageOf } from '../views/view/page';
import { pageOfRequest } from './page-of-request';
import { viewOf } from './view-of-request';

type Query = z.output<typeof ActivityQuerySchema>;

const happenedBetween = ({ since, until }: Query) => {
  const first = since === undefined ? -Infinity : Date.parse(since);
  const end = until === undefined ? Infinity : Date.parse(until);
  return ({ at }: ActivityRow): boolean => at >= first && at < end;
};

/** Compares the price of one edition. */
const pricedBetween = ({ minPrice, maxPrice }: Query) => {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  return ({ price, goods }: ActivityRow): boolean => {
    if (price === null) return false;
    const editions = goods.reduce(
      (sum, good) => sum + (good.kind === 'avatar' ? 1 : good.quantity),
      0,
    );
    const each = BigInt(price.amount) / BigInt(Math.max(editions, 1));
    return (
      (minPrice === undefined || each >= BigInt(minPrice)) &&
      (maxPrice === undefined || each <= BigInt(maxPrice))
    );
  };
};

export const activityRoutes: Routes<typeof economyContract.activity> = {
  list: async ({ req, query }) => {
    const view = await viewOf(req);
    const { log } = view.market.context.tables;
    const account = query.wallet && accountOf(query.wallet);
    const all = query.trait === undefined ? undefined : log.of('trait', query.trait);
    const ofWallet = account && log.of('wallet', account);
    const { type: types, collection, chainId } = query;
    const filters = [
      account && ((row: ActivityRow) => row.from === account || row.to === account),
      types && (({ type }: ActivityRow) => types.includes(type)),
      collection && isAbout(view, collection),
      chainId && ((row: ActivityRow) => chainId.includes(row.chainId)),
      happenedBetween(query),
      pricedBetween(query),
    ].filter((filter) => filter !== undefined);
    const rows: readonly ActivityRow[] = all ?? ofWallet ?? log.all();
    const found =
      filters.length === 0 ? rows : rows.filter((row) => filters.every((fits) => fits(row)));
    const requested = pageOfRequest(req, query);
    const body = pageOf(found, requested, activityKey, (row) => presentActivity(view, row));
    return { status: 200, body };
  },
};
