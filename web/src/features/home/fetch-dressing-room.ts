import { type AvatarDetail, avatarDetailContract } from '@trait-market/contract/economy/avatars';
import { browseContract, type TraitCard } from '@trait-market/contract/economy/traits';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { initClient } from '@ts-rest/core';

import { bodyOf } from '@/lib/body-of';
import { economyOptions } from '@/lib/economy/queries/economy-options';

import { CHOICES, DRESSED_SLOTS, HOME_AVATAR, type DressedSlot } from './dressed-slots';

const avatars = initClient(avatarDetailContract, economyOptions);
const traits = initClient(browseContract, economyOptions);

export type DressingRoom = {
  avatar: AvatarDetail;
  /** What it can try on, slot by slot; each has something. */
  choices: { slot: DressedSlot; traits: TraitCard[] }[];
};

/** Takes some of a list that is in order, so that both ends and what lies between them are among them. */
export const spread = <Item>(list: readonly Item[], count: number): Item[] => {
  const step = Math.max(1, (list.length - 1) / (count - 1));
  return list.filter((_, index) => index === Math.round(Math.round(index / step) * step));
};

/**
 * The avatar of the home page, and a few traits for sale that it doesn't wear, from rare to common.
 *
 * @returns null where nothing of its collection is for sale
 * @throws AppError
 */
export const fetchDressingRoom = async (signal: AbortSignal): Promise<DressingRoom | null> => {
  const fetchOptions = { signal };
  const { collection } = HOME_AVATAR;
  const [detail, page] = await Promise.all([
    avatars.detail({ params: HOME_AVATAR, fetchOptions }),
    traits.browse({
      query: { collection, slot: DRESSED_SLOTS, listed: true, sort: 'rarity', limit: MAX_PAGE },
      fetchOptions,
    }),
  ]);
  const avatar = bodyOf(detail);
  const { items } = bodyOf(page);
  const isWorn = ({ id }: TraitCard) => avatar.worn.some((trait) => trait.id === id);
  const choices = DRESSED_SLOTS.map((slot) => ({
    slot,
    traits: spread(
      items.filter((trait) => trait.slot === slot && trait.layerUrl && !isWorn(trait)),
      CHOICES,
    ),
  })).filter((choice) => choice.traits.length > 0);
  return choices.length === 0 ? null : { avatar, choices };
};
