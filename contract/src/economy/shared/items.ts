import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { RaritySchema, SlotSchema } from './slots';

/** A trait by name, wherever it is mentioned. The id leads to its page. */
export const TraitRefSchema = z
  .looseObject({
    id: z.string().check(z.minLength(1)),
    value: z.string(),
    slot: SlotSchema,
    rarity: RaritySchema,
    /** The slug of its collection. */
    collection: z.string(),
    imageUrl: z.optional(z.string()),
  })
  .check(z.meta({ title: 'TraitRef' }));
export type TraitRef = z.infer<typeof TraitRefSchema>;

/** An avatar by name, wherever it is mentioned. */
export const AvatarRefSchema = z
  .looseObject({
    collection: z.string(),
    tokenId: z.string(),
    name: z.string(),
    imageUrl: z.optional(z.string()),
  })
  .check(z.meta({ title: 'AvatarRef' }));
export type AvatarRef = z.infer<typeof AvatarRefSchema>;

/** What changes hands beside money. */
export const ItemSchema = z
  .discriminatedUnion('kind', [
    z.looseObject({
      kind: z.literal('trait'),
      trait: TraitRefSchema,
      /** Editions. */
      quantity: z.int().check(z.minimum(1)),
    }),
    z.looseObject({ kind: z.literal('avatar'), avatar: AvatarRefSchema }),
  ])
  .check(z.meta({ title: 'Item' }));
export type Item = z.infer<typeof ItemSchema>;

/** Where a trait is on its chain: what an order is made of. */
export const tokenFields = {
  /** The contract of its collection. */
  token: WalletAddressSchema,
  tokenId: z.string(),
};
