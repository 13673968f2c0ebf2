import type { IncomingMessage } from 'node:http';

import { originOf } from '../../kernel/http/origin';
import { worldOf } from '../../world/http/world-of-request';
import { pictureAddress } from '../../world/picture-paths';
import type { View } from '../views/view';
import { marketOf } from './market-of-request';

/** The market of a request's world, as the caller sees it. */
export const viewOf = async (request: IncomingMessage): Promise<View> => {
  const world = worldOf(request);
  const origin = originOf(request);
  const pictureAt = (kept: string) => pictureAddress(kept, world.name, origin);
  const market = await marketOf(request);
  await market.settle();
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
