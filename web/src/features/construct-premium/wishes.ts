import type { Wearable } from '@trait-market/contract/economy/avatars';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';

import { lookOf, type Look } from '@/lib/looks/look';

/** The changes of an avatar by slot; `null` empties a slot. Other slots don't change. */
export type Wish = Readonly<Partial<Record<Slot, Wearable | null>>>;

export type Wishes = Readonly<Record<string, Wish>>;

export type Fitted = {
  tokenId: string;
  name: string;
  /** The part of the name that distinguishes avatars within the collection, such as "#7". */
  shortName: string;
  worn: Look;
  look: Look;
};

export const lookWith = (worn: Look, wish: Wish = {}): Look =>
  lookOf(SLOTS.flatMap((slot) => (wish[slot] === undefined ? worn[slot] : wish[slot]) ?? []));

export const wishFor = (worn: Look, look: Look): Wish =>
  Object.fromEntries(
    SLOTS.flatMap((slot) =>
      worn[slot]?.id === look[slot]?.id ? [] : [[slot, look[slot] ?? null]],
    ),
  );

export const wishIn = (worn: Look, look: Look, slot: Slot, trait: Wearable | null): Wish =>
  wishFor(worn, lookWith(look, { [slot]: trait }));

const isSameWish = (one: Wish, other: Wish): boolean =>
  SLOTS.every(
    (slot) => one[slot]?.id === other[slot]?.id && (one[slot] === null) === (other[slot] === null),
  );

export const areSameWishes = (one: Wishes, other: Wishes): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((id) =>
    isSameWish(one[id] ?? {}, other[id] ?? {}),
  );

/** Removes changes that the avatars already have. Avatars that aren't loaded keep their changes. */
export const withoutFulfilled = (wishes: Wishes, worn: ReadonlyMap<string, Look>): Wishes =>
  Object.fromEntries(
    Object.entries(wishes).flatMap(([tokenId, wish]) => {
      const now = worn.get(tokenId);
      const left = now === undefined ? wish : wishFor(now, lookWith(now, wish));
      return Object.keys(left).length === 0 ? [] : [[tokenId, left]];
    }),
  );
