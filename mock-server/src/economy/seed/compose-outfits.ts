import { SLOTS_NEEDED } from '@trait-market/contract/economy/benches';

import { outfitKey } from '../tables/keys';
import type { AvatarRow } from '../tables/rows';
import { DAY_MS, type SeedMarket } from './seed-market';

const NAMES = ['Sunday best', 'Night shift', 'Rainy day'];

export const composeOutfits = ({ tables, accounts, anchor }: SeedMarket): void => {
  const [demo] = accounts;
  if (demo === undefined) return;
  const owned = tables.avatars.findBy('owner', demo);
  const inCollectionOf = ({ collection }: AvatarRow) =>
    owned.filter((one) => one.collection === collection);
  const [most = []] = owned
    .map((row) => inCollectionOf(row))
    .toSorted((one, other) => other.length - one.length);
  for (const [place, row] of most.slice(0, NAMES.length).entries()) {
    const worn = Object.fromEntries(
      Object.entries(row.worn).filter(([slot]) => !SLOTS_NEEDED.some((needed) => needed === slot)),
    );
    const name = NAMES[place];
    if (name === undefined || Object.keys(worn).length === 0) continue;
    const id = `00000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`;
    const createdAt = anchor - (place + 2) * 3 * DAY_MS;
    const { collection } = row;
    tables.outfits.put(outfitKey(demo, id), {
      id,
      account: demo,
      name,
      collection,
      worn,
      createdAt,
    });
  }
};
