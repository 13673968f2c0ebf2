import type { Avatar, AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { TraitCommitment } from '@trait-market/contract/economy/typed-data';

import { traitName } from '@/components/trait/trait-name';
import { listText } from '@/lib/format/list-text';
import { labelFees, labelsOfAvatar, type Labels } from '../../messages/text/labels';

/** That an avatar stays dressed as it is now. */
export const promisesOf = ({
  token,
  tokenId,
  worn,
}: Pick<Avatar, 'token' | 'tokenId' | 'worn'>): TraitCommitment[] =>
  worn.map(({ slot, tokenId: traitId }) => ({ token, avatarId: tokenId, slot, traitId }));

/** What it wears, by name. */
export const wornText = ({ worn }: Pick<Avatar, 'worn'>): string =>
  listText(worn.map(({ value }) => traitName({ traitValue: value })));

/** The names that an avatar's page gives to what an order for it is made of. */
export const labelsOfAvatarDetail = (avatar: AvatarDetail): Labels => ({
  ...labelsOfAvatar(avatar),
  fees: labelFees(avatar.fees),
});
