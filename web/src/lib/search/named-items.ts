import type { AvatarCard } from '@trait-market/contract/economy/avatars';
import type { Collection } from '@trait-market/contract/economy/collections';
import type { Account } from '@trait-market/contract/v1/users';

import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { plainText } from '@/lib/format/plain-text';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';

const NAME_LENGTH = 60;

/** A collection, avatar or account that a search by name found. */
export type NamedItem = {
  kind: 'Collection' | 'Avatar' | 'Account';
  name: string;
  url: string;
  picture: string | undefined;
};

export const namedCollection = ({ slug, name, faces }: Collection): NamedItem => ({
  kind: 'Collection',
  name: plainText(name, NAME_LENGTH) || slug,
  url: paths.collection(slug),
  picture: faces[0]?.imageUrl,
});

export const namedAvatar = (avatar: AvatarCard): NamedItem => ({
  kind: 'Avatar',
  name: avatarName(avatar),
  url: paths.avatar(avatar),
  picture: avatar.imageUrl,
});

/** The contract defines no picture for accounts, but one that a provider sends is shown. */
const photoOf = ({ avatarPhoto }: Account): string | undefined =>
  typeof avatarPhoto === 'string' ? avatarPhoto : undefined;

/** An account without a username is named by its address. A search by address needn't return it. */
export const namedAccount = (account: Account): NamedItem & { address: string } => {
  const { username } = account;
  const address = shortenAddress(account.walletAddress);
  return {
    kind: 'Account',
    name: (typeof username === 'string' ? shownName(username) : undefined) ?? address,
    url: paths.profile(account.walletAddress),
    picture: photoOf(account),
    address,
  };
};
