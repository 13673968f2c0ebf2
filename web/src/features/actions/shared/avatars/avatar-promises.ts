import type { Avatar, AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { TraitCommitment } from '@trait-market/contract/economy/typed-data';

import { traitName } from '@/components/trait/trait-name';
import { listText } from '@/lib/format/list-text';
import { labelFees, labelsOfAvatar, type Labels } from '../../messages/text/labels';

export const promisesOf = ({
  token,
  tokenId,
  worn,
}: Pick<Avatar, 'token' | 'tokenId' | 'worn'>): TraitCommitment[] =>
  worn.map(({ slot, tokenId: traitId }) => ({ token, avatarId: tokenId, slot, traitId }));

export const wornText = ({ worn }: Pick<Avatar, 'worn'>): string =>
  listText(worn.map(({ value }) => traitName({ traitValue: value })));

export const labelsOfAvatarDetail = (avatar: AvatarDetail): Labels => ({
  ...labelsOfAvatar(avatar),
  fees: labelFees(avatar.fees),
});
