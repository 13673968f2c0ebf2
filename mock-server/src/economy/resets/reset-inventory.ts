import { SLOTS } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { Movement } from '../ledger/settlement';
import { applyEffects } from '../orders/apply-effects';
import type { MarketContext } from '../orders/market-context';
import { avatarKey } from '../tables/keys';
import type { AvatarRow } from '../tables/rows';
import type { MarketTables } from '../tables/tables';

const editions = (to: Account, traitId: string, quantity: number): Movement => ({
  kind: 'mint',
  traitId,
  to,
  quantity,
});

/** Undresses the avatar, moves it to its first owner, and dresses it as it was. */
const avatarMovements = (now: AvatarRow, first: AvatarRow): Movement[] => {
  const avatar = avatarKey(now.collection, now.tokenId);
  const off = SLOTS.flatMap((slot): Movement[] => {
    const traitId = now.worn[slot];
    return traitId === undefined || traitId === first.worn[slot]
      ? []
      : [{ kind: 'take-off', account: now.owner, avatar, slot }, editions(now.owner, traitId, -1)];
  });
  const on = SLOTS.flatMap((slot): Movement[] => {
    const traitId = first.worn[slot];
    return traitId === undefined || traitId === now.worn[slot]
      ? []
      : [
          editions(first.owner, traitId, 1),
          { kind: 'wear', account: first.owner, avatar, traitId, slot },
        ];
  });
  const over: Movement[] =
    now.owner === first.owner ? [] : [{ kind: 'avatar', avatar, from: now.owner, to: first.owner }];
  return [...off, ...over, ...on];
};

const applyMovements = async (context: MarketContext, movements: readonly Movement[]) => {
  await applyEffects(context, { movements, store: () => undefined });
};

/** Restores an avatar's owner and look. Returns whether the avatar exists. */
export const resetAvatar = async (
  context: MarketContext,
  first: MarketTables,
  key: string,
): Promise<boolean> => {
  const [now, before] = [context.tables.avatars.find(key), first.avatars.find(key)];
  if (now === undefined || before === undefined) return false;
  await applyMovements(context, avatarMovements(now, before));
  return true;
};

/**
 * Restores a wallet's avatars with what they wear, and its loose editions. Avatars return to the
 * wallets that had them; editions are created and removed, so those of other wallets stay.
 */
export const resetInventory = async (
  context: MarketContext,
  first: MarketTables,
  account: Account,
): Promise<void> => {
  const { tables, settlement } = context;
  const avatars = new Set(
    [tables, first].flatMap((of) => [...of.avatars.keysBy('owner', account)]),
  );
  const traits = new Set(
    [tables, first].flatMap((of) =>
      of.loose.findBy('account', account).map(({ traitId }) => traitId),
    ),
  );
  const looseAtFirst = new Map(
    first.loose.findBy('account', account).map(({ traitId, quantity }) => [traitId, quantity]),
  );
  await applyMovements(context, [
    ...[...avatars].flatMap((key) => {
      const [now, before] = [tables.avatars.find(key), first.avatars.find(key)];
      return now === undefined || before === undefined ? [] : avatarMovements(now, before);
    }),
    ...[...traits].flatMap((traitId) => {
      const missing = (looseAtFirst.get(traitId) ?? 0) - settlement.looseOf(account, traitId);
      return missing === 0 ? [] : [editions(account, traitId, missing)];
    }),
  ]);
};
