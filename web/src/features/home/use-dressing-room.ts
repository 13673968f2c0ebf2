import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { avatarDetailContract } from '@trait-market/contract/economy/avatars/detail';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';
import { economyKeys } from '@/lib/economy/queries/keys';
import { browseApi } from '@/lib/economy/traits/browse-api';

import { CHOICES, DRESSED_SLOTS, HOME_AVATAR, type DressedSlot } from './dressed-slots';

const avatarApi = initTsrReactQuery(avatarDetailContract, apiOptions);

/** Never refetches the traits, so that they don't change places while a visitor tries them on. */
const STEADY = { staleTime: Infinity };

export type DressingRoom = {
  avatar: AvatarDetail;
  choices: { slot: DressedSlot; traits: TraitCard[] }[];
};

/** Returns evenly spaced items of an ordered list, including its first and last item. */
export const spread = <Item>(list: readonly Item[], count: number): Item[] => {
  const step = Math.max(1, (list.length - 1) / (count - 1));
  return list.filter((_, index) => index === Math.round(Math.round(index / step) * step));
};

const choicesFor = ({ worn }: AvatarDetail, items: readonly TraitCard[]): DressingRoom['choices'] =>
  DRESSED_SLOTS.map((slot) => ({
    slot,
    traits: spread(
      items.filter(
        (trait) => trait.slot === slot && trait.layerUrl && worn.every(({ id }) => id !== trait.id),
      ),
      CHOICES,
    ),
  })).filter(({ traits }) => traits.length > 0);

/** Returns null if the market lacks the avatar, or traits for it; undefined while loading. */
export const useDressingRoom = (): DressingRoom | null | undefined => {
  const { collection, tokenId } = HOME_AVATAR;
  const { data: avatar, error } = avatarApi.detail.useQuery({
    queryKey: economyKeys.avatar(collection, tokenId, 'home'),
    queryData: { params: HOME_AVATAR },
    select: ({ body }) => body,
    ...STEADY,
  });
  const query = {
    collection,
    slot: DRESSED_SLOTS,
    listed: true,
    sort: 'rarity',
    limit: MAX_PAGE,
  } as const;
  const { data: items, error: traitsError } = browseApi.browse.useQuery({
    queryKey: economyKeys.traits({ ...query, at: 'home' }),
    queryData: { query },
    select: ({ body }) => body.items,
    ...STEADY,
  });
  if (avatar === undefined || items === undefined) return error || traitsError ? null : undefined;
  const choices = choicesFor(avatar, items);
  return choices.length === 0 ? null : { avatar, choices };
};
