import * as z from 'zod/mini';

import { AvatarRefSchema, TraitRefSchema } from '../shared/items';
import { SegmentSchema, TokenIdSchema } from '../shared/path';

/** The maximum number of items of a showcase. */
export const MAX_SHOWN = 12;

/** A reference to a trait, an avatar, or a look by its id in the construction feed. */
export const ShownRefSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trait'), id: SegmentSchema }),
  z.strictObject({
    kind: z.literal('avatar'),
    collection: SegmentSchema,
    tokenId: TokenIdSchema,
  }),
  z.strictObject({ kind: z.literal('look'), id: SegmentSchema }),
]);
export type ShownRef = z.infer<typeof ShownRefSchema>;

/** A showcase to save, in its order. Items that are named again are shown once. */
export const SaveShowcaseSchema = z
  .strictObject({ items: z.array(ShownRefSchema).check(z.maxLength(MAX_SHOWN)) })
  .register(z.globalRegistry, { title: 'SaveShowcase' });
export type SaveShowcase = z.infer<typeof SaveShowcaseSchema>;

const RankSchema = z.int().check(z.minimum(1));

/**
 * An item that the wallet holds now: a trait that is loose or on one of its avatars, an avatar, or
 * a look that the wallet made, as long as it owns the avatar and hasn't undone the look.
 */
export const ShownItemSchema = z
  .discriminatedUnion('kind', [
    z.looseObject({
      kind: z.literal('trait'),
      trait: TraitRefSchema,
      /** The number of the wallet's editions, loose and worn. */
      held: z.int().check(z.minimum(1)),
    }),
    z.looseObject({ kind: z.literal('avatar'), avatar: AvatarRefSchema, rank: RankSchema }),
    z.looseObject({
      kind: z.literal('look'),
      id: z.string(),
      avatar: AvatarRefSchema,
      /** The picture of the look, which the avatar may no longer wear. */
      imageUrl: z.string(),
      /** The rank that the avatar had with the look. */
      rank: RankSchema,
    }),
  ])
  .register(z.globalRegistry, { title: 'ShownItem' });
export type ShownItem = z.infer<typeof ShownItemSchema>;

const KINDS: ReadonlySet<string> = new Set(['trait', 'avatar', 'look']);

// Accepts kinds that this contract doesn't know yet, so that one of them doesn't make the showcase
// unreadable.
export const NewerItemSchema = z.looseObject({
  kind: z.string().check(z.refine((kind) => !KINDS.has(kind))),
});
type AnyItem = ShownItem | z.infer<typeof NewerItemSchema>;

/** Returns whether this contract knows the item's kind. */
export const isKnownItem = (item: AnyItem): item is ShownItem => KINDS.has(item.kind);

/** A wallet's showcase. It is empty for a wallet without one. */
export const ShowcaseSchema = z
  .looseObject({ items: z.array(z.union([ShownItemSchema, NewerItemSchema])) })
  .register(z.globalRegistry, { title: 'Showcase' });
export type Showcase = z.infer<typeof ShowcaseSchema>;
