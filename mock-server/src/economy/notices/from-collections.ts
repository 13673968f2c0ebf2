import { FLOOR_MOVE_PERCENT } from '@trait-market/contract/economy/notices';

import type { Account } from '../../kernel/account';
import type { LedgerContext } from '../orders/market-context';
import { noticeKey } from '../tables/keys';
import type { ActivityRow } from '../tables/rows';
import type { WatchedRow } from '../tables/watched-row';
import { floorsOver, nativePrice } from '../prices/floors';
import { DAY_MS } from '../prices/periods';
import type { Draft } from './draft';

const subjectOf = (slug: string): string => `watched-collection ${slug}`;

const isNotifiedToday = (
  { tables, now }: LedgerContext,
  account: Account,
  slug: string,
): boolean => {
  const before = tables.inbox.find(noticeKey(account, subjectOf(slug)));
  return before !== undefined && before.at > now() - DAY_MS;
};

const isOf =
  ({ catalogue }: LedgerContext, slug: string) =>
  ({ goods }: ActivityRow): boolean =>
    goods.some(
      (good) => good.kind === 'trait' && catalogue.traits.get(good.traitId)?.collection === slug,
    );

const hasMoved = (before: bigint, now: bigint): boolean => {
  const change = now > before ? now - before : before - now;
  return change * 100n >= before * BigInt(FLOOR_MOVE_PERCENT);
};

const floorMove = (context: LedgerContext, { id, since }: WatchedRow): Draft[] => {
  const { catalogue } = context;
  const chainId = catalogue.collections.get(id)?.chainId;
  if (chainId === undefined) return [];
  const at = context.now();
  const floorAt = floorsOver(
    context,
    catalogue.traitsOf(id).map((trait) => trait.id),
  );
  const [before, now] = [floorAt(Math.max(since, at - DAY_MS)), floorAt(at)];
  if (before === undefined || now === undefined || !hasMoved(before, now)) return [];
  const [price, floorBefore] = [nativePrice(chainId, now), nativePrice(chainId, before)];
  if (price === null || floorBefore === null) return [];
  const content = { kind: 'watched-collection', collection: id, price, floorBefore } as const;
  return [{ subject: subjectOf(id), at, content }];
};

/** Returns at most one notice per day for each watched collection in which others were active. */
export const noticesFromCollections = (
  context: LedgerContext,
  account: Account,
  activities: readonly ActivityRow[],
): Draft[] => {
  const byOthers = activities.filter(({ from }) => from !== account);
  if (byOthers.length === 0) return [];
  return context.tables.watched
    .findBy('account', account)
    .filter(
      ({ kind, id }) =>
        kind === 'collection' &&
        !isNotifiedToday(context, account, id) &&
        byOthers.some(isOf(context, id)),
    )
    .flatMap((watched) => floorMove(context, watched));
};
