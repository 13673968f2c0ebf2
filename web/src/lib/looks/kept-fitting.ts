import { WearableSchema, type Wearable } from '@trait-market/contract/economy/avatars';
import { SLOTS } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import { tabItem } from '../storage';
import { STEPS_KEPT, type Fitting } from './fitting';
import { idsOf, lookOf, type Look } from './look';

const IdsSchema = z.array(z.string()).check(z.maxLength(SLOTS.length));
const StepsSchema = z.array(IdsSchema).check(z.maxLength(STEPS_KEPT));

/** The looks that are being tried on at the benches, and the steps that led to them. */
export const benchFitting = tabItem('benchFitting');

/** Fittings that a tab keeps: those that were worked on last. */
const PLACES_KEPT = 6;

/** A fitting as a tab keeps it: each trait once, and looks by their ids. */
const KeptSchema = z.object({
  /** Which bench it is on, and what is being dressed there. */
  place: z.string(),
  traits: z.array(WearableSchema),
  base: IdsSchema,
  past: StepsSchema,
  now: IdsSchema,
  future: StepsSchema,
});

const KeptListSchema = z.array(KeptSchema).check(z.maxLength(PLACES_KEPT));
type Kept = z.infer<typeof KeptSchema>;

export type KeptFitting = {
  fitting: Fitting;
  /** What was worn when it began. */
  base: Look;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readAll = (): Kept[] =>
  KeptListSchema.safeParse(parsed(benchFitting.read() ?? '')).data ?? [];

const others = (place: string): Kept[] => readAll().filter((kept) => kept.place !== place);

/** Keeps a fitting in this tab, so that a reload finds it with all of its steps. */
export const keepFitting = (place: string, { fitting, base }: KeptFitting): void => {
  const { past, now, future } = fitting;
  const traits = new Map<string, Wearable>();
  for (const look of [base, ...past, now, ...future])
    for (const slot of SLOTS) {
      const trait = look[slot];
      if (trait !== undefined) traits.set(trait.id, trait);
    }
  const kept: Kept = {
    place,
    traits: [...traits.values()],
    base: idsOf(base),
    past: past.map(idsOf),
    now: idsOf(now),
    future: future.map(idsOf),
  };
  benchFitting.write(JSON.stringify([kept, ...others(place)].slice(0, PLACES_KEPT)));
};

/** @returns undefined where nothing was kept for this place, or nothing that can be read */
export const readFitting = (place: string): KeptFitting | undefined => {
  const kept = readAll().find((one) => one.place === place);
  if (kept === undefined) return undefined;
  const traits = new Map(kept.traits.map((trait) => [trait.id, trait]));
  const look = (ids: readonly string[]): Look => lookOf(ids.flatMap((id) => traits.get(id) ?? []));
  return {
    base: look(kept.base),
    fitting: {
      past: kept.past.map(look),
      now: look(kept.now),
      future: kept.future.map(look),
    },
  };
};

export const forgetFitting = (place: string): void => {
  const rest = others(place);
  if (rest.length === 0) benchFitting.clear();
  else benchFitting.write(JSON.stringify(rest));
};
