import assert from 'node:assert/strict';

import type { Place } from '../place';

export const expectValidLooks = (place: Place): void => {
  const { context } = place.market;
  const owners = place.actors.map(({ account }) => account);
  const owned = owners.flatMap((owner) => context.tables.avatars.findBy('owner', owner));
  assert.equal(owned.length, context.tables.avatars.keys().length, 'each avatar has one owner');
  for (const key of context.tables.avatars.keys()) {
    const row = context.tables.avatars.find(key);
    for (const [slot, id] of Object.entries(row?.worn ?? {})) {
      const trait = context.catalogue.traits.get(id);
      assert.deepEqual([trait?.slot, trait?.collection], [slot, row?.collection]);
    }
  }
};

/** Requires that the latest activity of each worn trait agrees with its avatar's look. */
export const expectWearNotices = ({ market: { context } }: Place): void => {
  const checked = new Set<string>();
  for (const { type, goods } of context.tables.log.all()) {
    const [trait, avatar] = goods;
    if (trait?.kind !== 'trait' || avatar?.kind !== 'avatar') continue;
    if (type !== 'wear' && type !== 'take-off') continue;
    const what = `${trait.traitId} on ${avatar.avatar}`;
    if (checked.has(what)) continue;
    checked.add(what);
    const worn = Object.values(context.tables.avatars.find(avatar.avatar)?.worn ?? {});
    assert.equal(
      worn.includes(trait.traitId),
      type === 'wear',
      `${what}: the last change is recorded`,
    );
  }
};
