import { MAX_DRESSED } from '@trait-market/contract/economy/actions';
import { WearableSchema, type Wearable } from '@trait-market/contract/economy/avatars';
import { SLOTS, SlotSchema } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';
import { STEPS_STORED } from '@/lib/looks/fitting';
import { tabItem, parseStored } from '@/lib/storage';
import type { Batch } from './batch';
import type { Wish, Wishes } from './wishes';

export const editorBatch = tabItem('benchBatch');

/** The maximum number of batches stored per tab; the most recent ones are kept. */
const BATCHES_STORED = 3;

const StoredWishSchema = z
  .array(z.object({ slot: SlotSchema, id: z.nullable(z.string()) }))
  .check(z.maxLength(SLOTS.length));
const StoredWishesSchema = z.record(z.string(), StoredWishSchema);
type StoredWishes = z.infer<typeof StoredWishesSchema>;
const StepsSchema = z.array(StoredWishesSchema).check(z.maxLength(STEPS_STORED));

/** The stored form of a batch. It has each trait once; the changes refer to traits by id. */
const StoredBatchSchema = z.object({
  collection: z.string(),
  chosen: z.array(z.string()).check(z.maxLength(MAX_DRESSED)),
  traits: z.array(WearableSchema),
  past: StepsSchema,
  now: StoredWishesSchema,
  future: StepsSchema,
});
const StoredBatchesSchema = z.array(StoredBatchSchema).check(z.maxLength(BATCHES_STORED));
type StoredBatch = z.infer<typeof StoredBatchSchema>;

const readAll = (): StoredBatch[] => parseStored(editorBatch.read(), StoredBatchesSchema) ?? [];

const idsOf = (wishes: Wishes): StoredWishes =>
  Object.fromEntries(
    Object.entries(wishes).map(([tokenId, wish]) => [
      tokenId,
      SLOTS.flatMap((slot) =>
        wish[slot] === undefined ? [] : [{ slot, id: wish[slot]?.id ?? null }],
      ),
    ]),
  );

export const storeBatch = (collection: string, { chosen, past, now, future }: Batch): void => {
  const traits = new Map<string, Wearable>();
  for (const wishes of [...past, now, ...future])
    for (const wish of Object.values(wishes))
      for (const trait of Object.values(wish)) if (trait) traits.set(trait.id, trait);
  const stored: StoredBatch = {
    collection,
    chosen: [...chosen],
    traits: [...traits.values()],
    past: past.map(idsOf),
    now: idsOf(now),
    future: future.map(idsOf),
  };
  const others = readAll().filter((one) => one.collection !== collection);
  editorBatch.write(JSON.stringify([stored, ...others].slice(0, BATCHES_STORED)));
};

/** @returns undefined if no readable batch is stored for this collection */
export const readBatch = (collection: string): Batch | undefined => {
  const stored = readAll().find((one) => one.collection === collection);
  if (stored === undefined) return undefined;
  const traits = new Map(stored.traits.map((trait) => [trait.id, trait]));
  const wishOf = (ids: StoredWishes[string]): Wish =>
    Object.fromEntries(
      ids.flatMap(({ slot, id }) => {
        const trait = id === null ? null : traits.get(id);
        return trait === undefined || (trait !== null && trait.slot !== slot)
          ? []
          : [[slot, trait]];
      }),
    );
  const wishesOf = (ids: StoredWishes): Wishes =>
    Object.fromEntries(Object.entries(ids).map(([tokenId, wish]) => [tokenId, wishOf(wish)]));
  return {
    chosen: stored.chosen,
    past: stored.past.map(wishesOf),
    now: wishesOf(stored.now),
    future: stored.future.map(wishesOf),
  };
};
