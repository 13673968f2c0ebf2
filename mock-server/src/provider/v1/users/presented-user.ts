import type { PublicProfile, User } from '@trait-market/contract/v1/users';

import { shownAddress, type Account } from '../../../kernel/account';
import { pictureAddress } from '../../../world/picture-paths';
import type { ProfileRecord } from '../../../world/records/profiles';
import type { World } from '../../../world/world';

const shownPicture = (path: string | null, { name }: World, origin: string): string | null =>
  path === null ? null : pictureAddress(path, name, origin);

export const presentedUser = (world: World, account: Account, origin: string): User => {
  const { subscriptions, profiles, emails } = world.records;
  const profile = profiles.find(account);
  const email = emails.find(account);
  return {
    walletAddress: shownAddress(account),
    username: profile?.username ?? null,
    avatarPhoto: shownPicture(profile?.avatarPhoto ?? null, world, origin),
    emailAddress: email?.emailAddress ?? null,
    emailVerified: email?.status === 'verified',
    premiumTier: subscriptions.tierOf(account, world.clock.now()),
  };
};

export const presentedProfile = (
  world: World,
  account: Account,
  { username, avatarPhoto }: Pick<ProfileRecord, 'username' | 'avatarPhoto'>,
  origin: string,
): PublicProfile => ({
  username,
  avatarPhoto: shownPicture(avatarPhoto, world, origin),
  premiumTier: world.records.subscriptions.tierOf(account, world.clock.now()),
});
