import { SegmentSchema } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import { comparedText, sharedList } from '../storage';
import { toasts } from '../toasts';

export const MAX_COMPARED = 4;

/** An avatar's id is that of its collection, a point and its token id; traits have no point. */
const AvatarIdSchema = z.string().check(z.regex(/^[\w-]{1,64}\.(?:0|[1-9]\d{0,77})$/));

export type ComparedKind = 'trait' | 'avatar';

/** The ids of each kind in links and in the stored list. */
export const comparedIds = { trait: SegmentSchema, avatar: AvatarIdSchema } as const;

const ComparedSchema = z.object({
  id: z.union([SegmentSchema, AvatarIdSchema]),
  name: z.string(),
  imageUrl: z.optional(z.string()),
});
export type Compared = z.infer<typeof ComparedSchema>;

const kindOf = (id: string): ComparedKind => (id.includes('.') ? 'avatar' : 'trait');

const only = (all: readonly Compared[], kind: ComparedKind): Compared[] =>
  all.filter(({ id }) => kindOf(id) === kind);

const isValidList = (all: readonly Compared[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length &&
  (['trait', 'avatar'] as const).every((kind) => only(all, kind).length <= MAX_COMPARED);

const { read, write, subscribe } = sharedList(
  comparedText,
  z.array(ComparedSchema).check(z.refine(isValidList)),
);

const full = (kind: ComparedKind) =>
  ({
    kind: 'error',
    header: `${MAX_COMPARED} ${kind}s are chosen already`,
    description: `You can compare up to ${MAX_COMPARED} ${kind}s. Remove one first.`,
  }) as const;

let added = 0;

/** The traits and avatars that the user has chosen to compare in this browser. */
export const compared = {
  read,
  subscribe,
  only,
  /** Returns how many items this tab has added since it loaded. */
  added: (): number => added,
  /** Returns whether the item is chosen now. A toast says that the list of its kind is full. */
  add: (item: Compared): boolean => {
    const all = read();
    if (all.some(({ id }) => id === item.id)) return true;
    const kind = kindOf(item.id);
    const isFull = only(all, kind).length >= MAX_COMPARED;
    if (isFull) toasts.show(full(kind));
    else {
      added += 1;
      write([...all, item]);
    }
    return !isFull;
  },
  /** Replaces the items of one kind. */
  replace: (kind: ComparedKind, items: readonly Compared[]): void =>
    write([...read().filter(({ id }) => kindOf(id) !== kind), ...items]),
  remove: (id: string): void => write(read().filter((one) => one.id !== id)),
};
