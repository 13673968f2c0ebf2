import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { CriteriaRefSchema } from './criteria-ref';
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

/** What shows in slots where nothing is worn, each in a picture of its own. */
export const BareLayersSchema = z.array(z.looseObject({ slot: SlotSchema, imageUrl: z.string() }));
export type BareLayers = z.infer<typeof BareLayersSchema>;

/**
 * What an avatar's picture is composed from, in the order of the slots: transparent pictures on the same
 * square. A browser that has them changes what is worn without asking anybody.
 */
export const layerFields = {
  /** The trait as it is worn. */
  layerUrl: z.optional(z.string()),
  /** Of a body alone: what shows in each slot that is empty; nothing does in a slot that is not named. */
  bareLayers: z.optional(BareLayersSchema),
};

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
    /** Any traits of a kind: what an order asks for, never what it gives. */
    z.looseObject({
      kind: z.literal('any'),
      criteria: CriteriaRefSchema,
      quantity: z.int().check(z.minimum(1)),
    }),
  ])
  .check(z.meta({ title: 'Item' }));
export type Item = z.infer<typeof ItemSchema>;

/** Where a trait or an avatar is on its chain: what an order is made of. */
export const tokenFields = {
  /** Of a trait the ERC-1155 contract of its collection, of an avatar the ERC-721 one. */
  token: WalletAddressSchema,
  tokenId: z.string(),
};
