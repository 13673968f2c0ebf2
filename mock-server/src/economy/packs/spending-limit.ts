import type { ChainId } from '@trait-market/contract/economy/shared';
import type { SetSpendingLimit } from '@trait-market/contract/economy/packs';

import type { Account } from '../../kernel/account';
import type { LedgerContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { chainKey } from '../tables/keys';
import type { SpendingLimitRow } from '../tables/drop-row';
import { LIMIT_MS } from './pack-counts';

type Context = Pick<LedgerContext, 'tables' | 'now'>;

/** Returns the limit in force: a raise takes effect only after its delay. */
export const spendingLimit = (
  { tables, now }: Context,
  account: Account,
  chainId: ChainId,
): Pick<SpendingLimitRow, 'limit' | 'raise'> => {
  const row = tables.spendingLimits.find(chainKey(chainId, account));
  if (row === undefined) return { limit: null, raise: null };
  const { limit, raise } = row;
  return raise !== null && raise.at <= now()
    ? { limit: raise.limit, raise: null }
    : { limit, raise };
};

/** Returns the amount that was spent within the window, in wei. */
export const spentLately = ({ tables, now }: Context, account: Account, chainId: ChainId): bigint =>
  tables.packs
    .findBy('account', account)
    .filter((row) => row.chainId === chainId)
    .flatMap(({ purchases }) => purchases)
    .filter(({ at }) => at > now() - LIMIT_MS)
    .reduce((sum, { paid }) => sum + BigInt(paid), 0n);

/** @throws MarketRefusal when a purchase would exceed the wallet's limit */
export const assertWithinLimit = (
  context: Context,
  account: Account,
  chainId: ChainId,
  price: bigint,
): void => {
  const { limit } = spendingLimit(context, account, chainId);
  if (limit === null || spentLately(context, account, chainId) + price <= BigInt(limit)) return;
  throw new MarketRefusal(
    'spending-limit',
    'This is more than your own limit for 24 hours allows. A higher limit takes 24 hours to start.',
  );
};

const isHigher = (limit: string | null, than: string | null): boolean =>
  than !== null && (limit === null || BigInt(limit) > BigInt(than));

/** A lower limit takes effect immediately; a higher one, or none, only after the delay. */
export const setSpendingLimit = (
  context: Context,
  account: Account,
  { chainId, limit }: SetSpendingLimit,
): void => {
  const now = context.now();
  const before = spendingLimit(context, account, chainId);
  const isRaise = isHigher(limit, before.limit);
  const isAskedAlready = before.raise !== null && before.raise.limit === limit;
  context.tables.spendingLimits.put(chainKey(chainId, account), {
    account,
    chainId,
    limit: isRaise ? before.limit : limit,
    raise: isRaise ? (isAskedAlready ? before.raise : { limit, at: now + LIMIT_MS }) : null,
  });
};
