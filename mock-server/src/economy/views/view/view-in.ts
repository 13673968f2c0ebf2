import { pictureAddress } from '../../../world/picture-paths';
import type { World } from '../../../world/world';
import type { Market } from '../../market/market';
import type { View } from './view';

/** Returns a view of a world's market whose picture URLs start with the client's origin. */
export const viewIn = (world: World, market: Market, origin: string): View => {
  const pictureAt = (path: string) => pictureAddress(path, world.name, origin);
  return {
    market,
    pictureAt,
    profileOf: (account) => {
      const profile = world.records.profiles.find(account);
      const photo = profile?.avatarPhoto ?? null;
      return {
        username: profile?.username ?? null,
        avatarPhoto: photo === null ? null : pictureAt(photo),
      };
    },
  };
};
