import { drawAvatar } from '../../art/draw-avatar';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import type { AvatarRow } from '../tables/rows';

/** @throws MarketRefusal for an unknown avatar */
export const drawLook = (
  { tables, catalogue }: Pick<MarketContext, 'tables' | 'catalogue'>,
  key: string,
  look: AvatarRow['worn'],
): string => {
  const row = tables.avatars.find(key);
  if (row === undefined) throw new MarketRefusal('unknown-avatar', 'There is no such avatar.');
  const traits = Object.values(look).flatMap((id) => catalogue.traits.get(id)?.art ?? []);
  return drawAvatar({ collection: row.collection, traits, seed: row.artSeed });
};

/** @throws MarketRefusal for an unknown avatar or trait, or a trait of another collection */
export const drawDressed = (
  { tables, catalogue }: MarketContext,
  key: string,
  triedOn: readonly string[] = [],
): string => {
  const row = tables.avatars.find(key);
  if (row === undefined) throw new MarketRefusal('unknown-avatar', 'There is no such avatar.');
  const tried = triedOn.map((id) => {
    const trait = catalogue.traits.get(id);
    if (trait?.collection === row.collection) return trait;
    throw new MarketRefusal('unknown-trait', 'This avatar’s collection has no such trait.');
  });
  return drawLook({ tables, catalogue }, key, {
    ...row.worn,
    ...Object.fromEntries(tried.map(({ slot, id }) => [slot, id])),
  });
};
