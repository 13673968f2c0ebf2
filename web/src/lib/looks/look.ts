import type { WornTrait } from '@trait-market/contract/economy/avatars';
import { SLOTS, type Slot } from '@trait-market/contract/economy/slots';

/** All that an avatar wears, or would wear: one trait in a slot. */
export type Look = Readonly<Partial<Record<Slot, WornTrait>>>;

export const lookOf = (worn: readonly WornTrait[]): Look =>
  Object.fromEntries(worn.map((trait) => [trait.slot, trait]));

/** The traits of a look by their ids, in drawing order: what a plan is asked for by. */
export const idsOf = (look: Look): string[] => SLOTS.flatMap((slot) => look[slot]?.id ?? []);

/** One picture of the stack that an avatar is drawn as. */
export type Layer = { slot: Slot; url: string };

/**
 * What an avatar in this look is drawn from, from back to front. Where nothing is worn, the body that is worn
 * says what shows (§ contract, `layerFields`).
 */
export const layersOf = (look: Look): Layer[] =>
  SLOTS.flatMap((slot) => {
    const bare = look.body?.bareLayers?.find((layer) => layer.slot === slot)?.imageUrl;
    const url = look[slot]?.layerUrl ?? bare;
    return url === undefined ? [] : [{ slot, url }];
  });
