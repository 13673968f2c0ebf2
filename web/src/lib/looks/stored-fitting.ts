import { WearableSchema, type Wearable } from '@trait-market/contract/economy/avatars';
import { SLOTS } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';
import { tabItem, parseStored } from '../storage';
import { STEPS_STORED, type Fitting } from './fitting';
import { idsOf, lookOf, type Look } from './look';

const IdsSchema = z.array(z.string()).check(z.maxLength(SLOTS.length));
const StepsSchema = z.array(IdsSchema).check(z.maxLength(STEPS_STORED));

export const editorFitting = tabItem('benchFitting');

/** The maximum number of stored looks; the most recent ones are kept. */
const PLACES_STORED = 6;

const StoredBatchSchema = z.object({
  place: z.string(),
  traits: z.array(WearableSchema),
  base: IdsSchema,
  past: StepsSchema,
  now: IdsSchema,
  future: StepsSchema,
});

const StoredBatchesSchema = z.array(StoredBatchSchema).check(z.maxLength(PLACES_STORED));
type StoredBatch = z.infer<typeof StoredBatchSchema>;

export type StoredFitting = {
  fitting: Fitting;
  base: Look;
};

const readAll = (): StoredBatch[] => parseStored(editorFitting.read(), StoredBatchesSchema) ?? [];

const others = (place: string): StoredBatch[] =>
  readAll().filter((stored) => stored.place !== place);

/** Stores an edited look in this tab, so that the look and its undo history survive a reload. */
export const storeFitting = (place: string, { fitting, base }: StoredFitting): void => {
  const { past, now, future } = fitting;
  const traits = new Map<string, Wearable>();
  for (const look of [base, ...past, now, ...future])
    for (const slot of SLOTS) {
      const trait = look[slot];
      if (trait !== undefined) traits.set(trait.id, trait);
    }
  const stored: StoredBatch = {
    place,
    traits: [...traits.values()],
    base: idsOf(base),
    past: past.map(idsOf),
    now: idsOf(now),
    future: future.map(idsOf),
  };
  editorFitting.write(JSON.stringify([stored, ...others(place)].slice(0, PLACES_STORED)));
};

/** @returns undefined when no readable look is stored for this place */
export const readFitting = (place: string): StoredFitting | undefined => {
  const stored = readAll().find((one) => one.place === place);
  if (stored === undefined) return undefined;
  const traits = new Map(stored.traits.map((trait) => [trait.id, trait]));
  const look = (ids: readonly string[]): Look => lookOf(ids.flatMap((id) => traits.get(id) ?? []));
  return {
    base: look(stored.base),
    fitting: {
      past: stored.past.map(look),
      now: look(stored.now),
      future: stored.future.map(look),
    },
  };
};

export const removeFitting = (place: string): void => {
  const rest = others(place);
  if (rest.length === 0) editorFitting.clear();
  else editorFitting.write(JSON.stringify(rest));
};
