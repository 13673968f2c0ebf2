import type { Wearable } from '@trait-market/contract/economy/avatars';
import { type BareLayers, type Slot, SLOTS } from '@trait-market/contract/economy/shared';

/** All that an avatar wears, or would wear: one trait in a slot. */
export type Look = Readonly<Partial<Record<Slot, Wearable>>>;

export const lookOf = (worn: readonly Wearable[]): Look =>
  Object.fromEntries(worn.map((trait) => [trait.slot, trait]));

/** The traits of a look by their ids, in drawing order: what a plan is asked for by. */
export const idsOf = (look: Look): string[] => SLOTS.flatMap((slot) => look[slot]?.id ?? []);

export const isSameLook = (one: Look, other: Look): boolean =>
  SLOTS.every((slot) => one[slot]?.id === other[slot]?.id);

/** What a slot wore, and what it would wear. */
export type LookChange = {
  slot: Slot;
  takenOff: Wearable | undefined;
  putOn: Wearable | undefined;
};

/** The slots in which two looks differ, in drawing order. */
export const changesBetween = (before: Look, after: Look): LookChange[] =>
  SLOTS.filter((slot) => before[slot]?.id !== after[slot]?.id).map((slot) => ({
    slot,
    takenOff: before[slot],
    putOn: after[slot],
  }));

/** One picture of the stack that an avatar is drawn as. */
export type Layer = { slot: Slot; url: string };

/**
 * What an avatar in this look is drawn from, from back to front. Where nothing is worn, the body that is worn
 * says what shows (`layerFields` of the contract), and else the avatar itself or, of a bare head, its
 * collection.
 */
export const layersOf = (look: Look, ownLayers: BareLayers = []): Layer[] =>
  SLOTS.flatMap((slot) => {
    const bare = [...(look.body?.bareLayers ?? []), ...ownLayers];
    const url = look[slot]?.layerUrl ?? bare.find((layer) => layer.slot === slot)?.imageUrl;
    return url === undefined ? [] : [{ slot, url }];
  });
