import type { Account } from '../../../kernel/account';
import { avatarKey } from '../../tables/keys';
import type { ActivityRow, Good } from '../../tables/rows';
import type { Owned } from '../view/owned';
import { timeOf, type View } from '../view/view';

/** Returns the goods that an activity brought to an account. */
const cameTo = (account: Account, { type, from, to, goods, inReturn }: ActivityRow): Good[] => {
  switch (type) {
    case 'mint':
    case 'pack':
      return from === account ? goods : [];
    case 'sale':
    case 'transfer':
      return to === account ? goods : [];
    case 'swap':
      return to === account ? goods : inReturn;
    case 'reroll':
      return from === account ? inReturn : [];
    case 'take-off':
      return from === account ? goods.filter(({ kind }) => kind === 'trait') : [];
    default:
      return [];
  }
};

const keyOf = (good: Good): string | undefined => {
  if (good.kind === 'any' || good.kind === 'anyAvatar') return undefined;
  return good.kind === 'trait' ? `trait ${good.traitId}` : `avatar ${good.avatar}`;
};

/** Returns a function that looks up when an account last got an item; null without a record. */
export const acquiredTimes = ({ market }: Pick<View, 'market'>, account: Account) => {
  const times = new Map<string, number>();
  for (const row of market.context.tables.log.of('wallet', account)) {
    for (const good of cameTo(account, row)) {
      const key = keyOf(good);
      if (key !== undefined && !times.has(key)) times.set(key, row.at);
    }
  }
  return (owned: Owned): string | null => {
    const at = times.get(
      owned.kind === 'trait'
        ? `trait ${owned.row.traitId}`
        : `avatar ${avatarKey(owned.row.collection, owned.row.tokenId)}`,
    );
    return at === undefined ? null : timeOf(at);
  };
};
