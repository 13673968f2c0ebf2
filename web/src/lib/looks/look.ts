import type { Wearable } from '@trait-market/contract/economy/avatars';
import { type BareLayers, type Slot, SLOTS } from '@trait-market/contract/economy/shared';

export type Look = Readonly<Partial<Record<Slot, Wearable>>>;

export const lookOf = (worn: readonly Wearable[]): Look =>
  Object.fromEntries(worn.map((trait) => [trait.slot, trait]));

/** Returns the ids of a look's traits, in drawing order. */
export const idsOf = (look: Look): string[] => SLOTS.flatMap((slot) => look[slot]?.id ?? []);

export const isSameLook = (one: Look, other: Look): boolean =>
  SLOTS.every((slot) => one[slot]?.id === other[slot]?.id);

export type LookChange = {
  slot: Slot;
  takenOff: Wearable | undefined;
  putOn: Wearable | undefined;
};

export const changesBetween = (before: Look, after: Look): LookChange[] =>
  SLOTS.filter((slot) => before[slot]?.id !== after[slot]?.id).map((slot) => ({
    slot,
    takenOff: before[slot],
    putOn: after[slot],
  }));

export type Layer = { slot: Slot; url: string };

/** Returns the layers. Empty slots show the body's (`layerFields`) or the avatar's own. */
export const layersOf = (look: Look, ownLayers: BareLayers = []): Layer[] =>
  SLOTS.flatMap((slot) => {
    const bare = [...(look.body?.bareLayers ?? []), ...ownLayers];
    const url = look[slot]?.layerUrl ?? bare.find((layer) => layer.slot === slot)?.imageUrl;
    return url === undefined ? [] : [{ slot, url }];
  });
