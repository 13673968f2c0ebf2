import type { Avatar, AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { TraitCommitment } from '@trait-market/contract/economy/typed-data';

import { traitName } from '@/components/trait/trait-name';
import { listText } from '@/lib/format/list-text';
import { labelFees, labelsOfAvatar, type Labels } from '../../messages/text/labels';

/** Returns the commitment that an avatar keeps its current look. */
export const promisesOf = ({
  token,
  tokenId,
  worn,
}: Pick<Avatar, 'token' | 'tokenId' | 'worn'>): TraitCommitment[] =>
  worn.map(({ slot, tokenId: traitId }) => ({ token, avatarId: tokenId, slot, traitId }));

/** Lists the names of the worn traits. */
export const wornText = ({ worn }: Pick<Avatar, 'worn'>): string =>
  listText(worn.map(({ value }) => traitName({ traitValue: value })));

/** Returns the names in orders for an avatar, from its page's data. */
export const labelsOfAvatarDetail = (avatar: AvatarDetail): Labels => ({
  ...labelsOfAvatar(avatar),
  fees: labelFees(avatar.fees),
});
