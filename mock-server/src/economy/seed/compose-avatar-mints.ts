import type { Account } from '../../kernel/account';
import { avatarKey } from '../tables/keys';
import type { ActivityRow } from '../tables/rows';
import { HISTORY_MS, type SeedMarket } from './seed-market';

/** Mints each avatar for its first owner, who may have sold it since. */
export const composeAvatarMints = (
  { tables, catalogue, anchor, happened }: SeedMarket,
  events: readonly Omit<ActivityRow, 'id'>[],
): void => {
  const sellers = new Map<string, { at: number; from: Account }>();
  for (const { type, at, from, goods } of events) {
    for (const good of type === 'sale' ? goods : []) {
      if (good.kind !== 'avatar') continue;
      const found = sellers.get(good.avatar);
      if (found === undefined || at < found.at) sellers.set(good.avatar, { at, from });
    }
  }
  for (const { collection, tokenId, owner } of tables.avatars.rows()) {
    const avatar = avatarKey(collection, tokenId);
    happened({
      type: 'mint',
      at: anchor - HISTORY_MS,
      chainId: catalogue.collections.get(collection)?.chainId ?? 1,
      from: sellers.get(avatar)?.from ?? owner,
      goods: [{ kind: 'avatar', avatar }],
    });
  }
};
