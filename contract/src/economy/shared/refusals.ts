import * as z from 'zod/mini';

import { ErrorBodySchema } from '../../shared/errors';

/** Why an act was refused. Stable: screens choose their words by it. */
export const RefusalCodeSchema = z.enum([
  // What is not there.
  'unknown-trait',
  'unknown-avatar',
  'unknown-collection',
  'unknown-order',
  'unknown-act',
  'unknown-construction',
  'unknown-plan',
  'unknown-outfit',
  // What was signed, and by whom.
  'bad-signature',
  'not-yours',
  'wrong-chain',
  'wrong-contract',
  'wrong-deployment',
  'wrong-counter',
  // This very act has gone through before; or another one has, with its nonce.
  'already-executed',
  'replayed',
  'deadline-passed',
  'deadline-too-far',
  // The terms of an order.
  'bad-terms',
  'bad-fee',
  'no-end',
  'ends-too-late',
  'not-started',
  'bad-commitment',
  'too-many-orders',
  // Whether it can be filled.
  'expired',
  'cancelled',
  'filled',
  'not-enough-left',
  'price-moved',
  // … by its maker, who lacks what the order gives.
  'maker-underfunded',
  'maker-not-the-holder',
  // … or by whoever acts.
  'underfunded',
  'not-the-holder',
  'commitment-broken',
  'own-order',
  // What an avatar may wear, and what that takes.
  'avatar-moved',
  'edition-not-there',
  'wrong-slot',
  'slot-needed',
  'nothing-changes',
  'credits-short',
  // Whether a dressing can be taken back.
  'undo-too-late',
  'already-undone',
  // Whether a look can be saved.
  'too-many-outfits',
  // Whether a notice can be read.
  'unknown-notice',
  // Whether more can be watched.
  'watchlist-full',
  // Anything else.
  'bad-cursor',
]);
export type RefusalCode = z.infer<typeof RefusalCodeSchema>;

/** A refusal of the market: a code for screens, and words for people. */
export const RefusalSchema = z
  .extend(ErrorBodySchema, {
    code: z.optional(z.string()),
    /** Of an act on several avatars: the first that keeps it from being done. */
    avatar: z.optional(z.looseObject({ collection: z.string(), tokenId: z.string() })),
    /** The trait of which there are too few editions. */
    trait: z.optional(z.string()),
  })
  .check(
    z.meta({
      title: 'Refusal',
      description: `What went wrong, in words; \`code\` is one of ${RefusalCodeSchema.options.join(', ')}`,
    }),
  );
export type Refusal = z.infer<typeof RefusalSchema>;

/** The code of a refusal; undefined for a failure of another kind, or a code that is newer than this. */
export const refusalCodeOf = (body: unknown): RefusalCode | undefined => {
  const { data: refusal } = RefusalSchema.safeParse(body);
  return RefusalCodeSchema.safeParse(refusal?.code).data;
};

/** What a refusal is about, where it says so. */
export const refusalAbout = (body: unknown): Pick<Refusal, 'avatar' | 'trait'> => {
  const { avatar, trait } = RefusalSchema.safeParse(body).data ?? {};
  return { ...(avatar && { avatar }), ...(trait !== undefined && { trait }) };
};
