import type { Wearable } from '@trait-market/contract/economy/avatars';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';

import { lookOf, type Look } from '@/lib/looks/look';

/** What an avatar should wear in some slots; `null` is nothing. In the others it stays as it is. */
export type Wish = Readonly<Partial<Record<Slot, Wearable | null>>>;

/** What is wished for each avatar, by its token id. */
export type Wishes = Readonly<Record<string, Wish>>;

/** An avatar as it is, and as it is wished to be. */
export type Fitted = {
  tokenId: string;
  name: string;
  /** Among the others of its collection. */
  shortName: string;
  worn: Look;
  look: Look;
};

/** What an avatar would wear. */
export const lookWith = (worn: Look, wish: Wish = {}): Look =>
  lookOf(SLOTS.flatMap((slot) => (wish[slot] === undefined ? worn[slot] : wish[slot]) ?? []));

/** What has to be wished for an avatar to look so; where it does already, nothing. */
export const wishFor = (worn: Look, look: Look): Wish =>
  Object.fromEntries(
    SLOTS.flatMap((slot) =>
      worn[slot]?.id === look[slot]?.id ? [] : [[slot, look[slot] ?? null]],
    ),
  );

/** The same with another trait in a slot, or `null` for nothing there. */
export const wishIn = (worn: Look, look: Look, slot: Slot, trait: Wearable | null): Wish =>
  wishFor(worn, lookWith(look, { [slot]: trait }));

const isSameWish = (one: Wish, other: Wish): boolean =>
  SLOTS.every(
    (slot) => one[slot]?.id === other[slot]?.id && (one[slot] === null) === (other[slot] === null),
  );

/** Whether nothing differs between what is wished for all of the avatars. */
export const areSameWishes = (one: Wishes, other: Wishes): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((id) =>
    isSameWish(one[id] ?? {}, other[id] ?? {}),
  );

/** Without what has come true meanwhile; what is wished for avatars that are not known here stays. */
export const withoutFulfilled = (wishes: Wishes, worn: ReadonlyMap<string, Look>): Wishes =>
  Object.fromEntries(
    Object.entries(wishes).flatMap(([tokenId, wish]) => {
      const now = worn.get(tokenId);
      const left = now === undefined ? wish : wishFor(now, lookWith(now, wish));
      return Object.keys(left).length === 0 ? [] : [[tokenId, left]];
    }),
  );
