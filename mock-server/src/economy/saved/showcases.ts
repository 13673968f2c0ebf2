import type { SaveShowcase, ShownRef } from '@trait-market/contract/economy/showcases';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import { avatarKey, looseKey } from '../tables/keys';

/** Returns the number of a wallet's editions of a trait, loose and worn. */
export const editionsHeld = (
  { tables }: MarketContext,
  account: Account,
  traitId: string,
): number =>
  (tables.loose.find(looseKey(account, traitId))?.quantity ?? 0) +
  tables.avatars.findBy('trait', traitId).filter(({ owner }) => owner === account).length;

/** Returns whether the wallet holds an item now, so that its showcase may show it. */
export const isHeld = (context: MarketContext, account: Account, item: ShownRef): boolean => {
  const { tables } = context;
  const owns = (avatar: string): boolean => tables.avatars.find(avatar)?.owner === account;
  switch (item.kind) {
    case 'trait':
      return context.catalogue.traits.has(item.id) && editionsHeld(context, account, item.id) > 0;
    case 'avatar':
      return owns(avatarKey(item.collection, item.tokenId));
    case 'look': {
      const look = tables.constructions.find(item.id);
      return look?.account === account && look.undoneAt === null && owns(look.avatar);
    }
  }
};

/** Saves a showcase, which requires no signature. Leaves out what the wallet doesn't hold. */
export const saveShowcase = (
  context: MarketContext,
  account: Account,
  { items }: SaveShowcase,
): void => {
  const shown = new Map(
    items
      .filter((item) => isHeld(context, account, item))
      .map((item) => [JSON.stringify(item), item]),
  );
  context.tables.showcases.put(account, { account, items: [...shown.values()] });
};
