import type { v1Contract } from '@trait-market/contract/v1';

import { originOf } from '../../../kernel/http/origin';
import type { Routes } from '../../../kernel/http/routes';
import { worldOf } from '../../../world/http/world-of-request';
import { presentedProfile } from './presented-user';

const WITHOUT_PROFILE = { username: null, avatarPhoto: null };

export const searchRoutes: Pick<
  Routes<typeof v1Contract.users>,
  'searchByAddress' | 'searchByUsername'
> = {
  searchByAddress: async ({ req, query }) => {
    const world = worldOf(req);
    const body = world.records.users
      .search(query.searchKey.trim(), world.searchLimit)
      .map(({ account, walletAddress }) => {
        const profile = world.records.profiles.find(account) ?? WITHOUT_PROFILE;
        return { walletAddress, ...presentedProfile(world, account, profile, originOf(req)) };
      });
    return { status: 200, body };
  },

  searchByUsername: async ({ req, query }) => {
    const world = worldOf(req);
    const body = world.records.profiles
      .search(query.searchKey, world.searchLimit)
      .flatMap((profile) => {
        const user = world.records.users.find(profile.account);
        if (user === undefined || profile.username === null) return [];
        const { walletAddress } = user;
        const shown = presentedProfile(world, profile.account, profile, originOf(req));
        return [{ walletAddress, ...shown, username: profile.username }];
      });
    return { status: 200, body };
  },
};
