import { SegmentSchema } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import { comparedText, sharedList } from '../storage';
import { toasts } from '../toasts';

export const MAX_COMPARED = 4;

const ComparedSchema = z.object({
  id: SegmentSchema,
  name: z.string(),
  imageUrl: z.optional(z.string()),
});
export type Compared = z.infer<typeof ComparedSchema>;

const hasNoDuplicates = (all: readonly Compared[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length;

const { read, write, subscribe } = sharedList(
  comparedText,
  z.array(ComparedSchema).check(z.maxLength(MAX_COMPARED), z.refine(hasNoDuplicates)),
);

const FULL = {
  kind: 'error',
  header: `${MAX_COMPARED} traits are chosen already`,
  description: `You can compare up to ${MAX_COMPARED} traits. Remove one first.`,
} as const;

/** The traits that the user has chosen to compare in this browser. */
export const compared = {
  read,
  subscribe,
  /** Returns whether the trait is chosen now. A toast says that the list is full. */
  add: (trait: Compared): boolean => {
    const all = read();
    if (all.some(({ id }) => id === trait.id)) return true;
    if (all.length >= MAX_COMPARED) toasts.show(FULL);
    else write([...all, trait]);
    return all.length < MAX_COMPARED;
  },
  replace: (traits: readonly Compared[]): void => write(traits),
  remove: (id: string): void => write(read().filter((one) => one.id !== id)),
  clear: (): void => write([]),
};
