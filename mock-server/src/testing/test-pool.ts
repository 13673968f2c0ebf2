import { POOL_ACCOUNT } from '../economy/reroll/pool';
import type { Account } from '../kernel/account';
import type { TestMarket } from './market';
import { PINS } from './market-catalogue';

const EDITIONS: readonly (readonly [each: number, pooled: number])[] = [
  // Two uncommon accessories and a rare one, then epic ones that only the pool has.
  [3, 5],
  [3, 5],
  [2, 4],
  ...PINS.slice(3).map(() => [0, 6] as const),
];

export const givePool = (
  { market }: TestMarket,
  accounts: readonly Account[],
): Map<string, number> => {
  const { loose, supply } = market.context.tables;
  const put = (account: Account, traitId: string, quantity: number): void => {
    if (quantity > 0) loose.put(`${account}/${traitId}`, { account, traitId, quantity });
  };
  return new Map(
    PINS.map((traitId, index) => {
      const [each = 0, pooled = 0] = EDITIONS[index] ?? [];
      for (const account of accounts) put(account, traitId, each);
      put(POOL_ACCOUNT, traitId, pooled);
      const editions = each * accounts.length + pooled;
      supply.put(traitId, editions);
      return [traitId, editions];
    }),
  );
};
