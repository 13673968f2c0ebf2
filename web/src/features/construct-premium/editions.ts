import type { Wearable } from '@trait-market/contract/economy/avatars';
import { SLOTS } from '@trait-market/contract/economy/shared';

import { changesBetween, type Look } from '@/lib/looks/look';
import { isNeeded } from '@/lib/looks/shuffle';

import { lookWith, wishFor, type Fitted, type Wishes } from './wishes';

export type Loose = ReadonlyMap<string, number>;

const changed = (count: Map<string, number>, id: string | undefined, by: number): void => {
  if (id !== undefined) count.set(id, (count.get(id) ?? 0) + by);
};

/**
 * Loose editions after the changes; traits that are taken off become loose. Below 0, editions are
 * missing.
 */
export const editionsLeft = (loose: Loose, avatars: readonly Fitted[]): Map<string, number> => {
  const left = new Map(loose);
  for (const { worn, look } of avatars)
    for (const { takenOff, putOn } of changesBetween(worn, look)) {
      changed(left, takenOff?.id, 1);
      changed(left, putOn?.id, -1);
    }
  return left;
};

/** A trait that is put on more avatars than there are editions of it. */
export type Shortage = {
  trait: Wearable;
  /** The number of editions that are loose now or become loose through this action. */
  has: number;
  takers: Fitted[];
  /** The user's avatars that wear the trait and keep it. */
  wearers: Fitted[];
};

/** Returns the traits with too few editions. `others` are own avatars that don't change. */
export const shortagesOf = (
  loose: Loose,
  chosen: readonly Fitted[],
  others: readonly Fitted[],
): Shortage[] => {
  const left = editionsLeft(loose, chosen);
  const putOn = chosen.flatMap(({ worn, look }) =>
    changesBetween(worn, look).flatMap((change) => change.putOn ?? []),
  );
  const traits = new Map(putOn.map((trait) => [trait.id, trait]));
  return [...traits.values()].flatMap((trait) => {
    const missing = -(left.get(trait.id) ?? 0);
    if (missing <= 0) return [];
    const { slot, id } = trait;
    const wears = (look: Look) => look[slot]?.id === id;
    const takers = chosen.filter(({ worn, look }) => wears(look) && !wears(worn));
    const wearers = [...chosen, ...others].filter(({ worn, look }) => wears(look) && wears(worn));
    return [{ trait, has: takers.length - missing, takers, wearers }];
  });
};

export type NotGiven = { trait: Wearable; given: number; wanted: number };

/** Gives a look to avatars while editions last, including those taken off other avatars. */
export const givenLook = (
  look: Look,
  loose: Loose,
  among: readonly Fitted[],
  to: readonly string[],
): { wishes: Wishes; notGiven: NotGiven[] } => {
  const left = editionsLeft(loose, among);
  const wishes: Record<string, Wishes[string]> = {};
  const counts = new Map<string, NotGiven>();
  for (const avatar of among.filter(({ tokenId }) => to.includes(tokenId))) {
    const next: Record<string, Wearable | null | undefined> = {};
    for (const slot of SLOTS) {
      const trait = look[slot];
      const before = avatar.look[slot];
      const isThere = before?.id === trait?.id;
      if (trait === undefined) {
        if (isNeeded(slot) || isThere) continue;
        changed(left, before?.id, 1);
        next[slot] = null;
        continue;
      }
      const count = counts.get(trait.id) ?? { trait, given: 0, wanted: 0 };
      counts.set(trait.id, count);
      count.wanted += 1;
      if (!isThere && (left.get(trait.id) ?? 0) < 1) continue;
      count.given += 1;
      if (isThere) continue;
      changed(left, before?.id, 1);
      changed(left, trait.id, -1);
      next[slot] = trait;
    }
    const changes = Object.fromEntries(
      Object.entries(next).filter(([, trait]) => trait !== undefined),
    );
    wishes[avatar.tokenId] = wishFor(avatar.worn, lookWith(avatar.look, changes));
  }
  return { wishes, notGiven: [...counts.values()].filter(({ given, wanted }) => given < wanted) };
};

/** Moves a trait between avatars. In a slot that can't be empty, they swap their traits. */
export const handedOver = (wearer: Fitted, taker: Fitted, { slot }: Wearable): Wishes => {
  const instead = isNeeded(slot) ? taker.worn[slot] : undefined;
  return {
    [wearer.tokenId]: wishFor(wearer.worn, lookWith(wearer.look, { [slot]: instead ?? null })),
  };
};
