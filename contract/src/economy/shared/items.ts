import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { CriteriaRefSchema } from './criteria-ref';
import { RaritySchema, SlotSchema } from './slots';

/** A reference to a trait; the trait's page has the same id in its path. */
export const TraitRefSchema = z
  .looseObject({
    id: z.string().check(z.minLength(1)),
    value: z.string(),
    slot: SlotSchema,
    rarity: RaritySchema,
    collection: z.string(),
    imageUrl: z.optional(z.string()),
  })
  .register(z.globalRegistry, { title: 'TraitRef' });
export type TraitRef = z.infer<typeof TraitRefSchema>;

/** Layers that are visible while certain slots are empty, each with a picture. */
export const BareLayersSchema = z.array(z.looseObject({ slot: SlotSchema, imageUrl: z.string() }));
export type BareLayers = z.infer<typeof BareLayersSchema>;

/** Transparent pictures of equal size, which a browser stacks to compose any look. */
export const layerFields = {
  layerUrl: z.optional(z.string()),
  /** Layers that are visible while certain slots are empty; only bodies have them. */
  bareLayers: z.optional(BareLayersSchema),
};

export const AvatarRefSchema = z
  .looseObject({
    collection: z.string(),
    tokenId: z.string(),
    name: z.string(),
    imageUrl: z.optional(z.string()),
  })
  .register(z.globalRegistry, { title: 'AvatarRef' });
export type AvatarRef = z.infer<typeof AvatarRefSchema>;

/**
 * Avatars of a collection that an offer accepts, whichever the accepting owner chooses and whatever
 * they wear.
 */
export const AnyAvatarSchema = z
  .looseObject({
    kind: z.literal('anyAvatar'),
    collection: z.string(),
    collectionName: z.string(),
    /** Pictures of some of the collection's avatars, which stand for all of them. */
    imageUrls: z.optional(z.array(z.string())),
    quantity: z.int().check(z.minimum(1)),
  })
  .register(z.globalRegistry, { title: 'AnyAvatar' });
export type AnyAvatar = z.infer<typeof AnyAvatarSchema>;

/** An asset that changes owners: editions of a trait, or avatars. */
export const ItemSchema = z
  .discriminatedUnion('kind', [
    z.looseObject({
      kind: z.literal('trait'),
      trait: TraitRefSchema,
      quantity: z.int().check(z.minimum(1)),
    }),
    z.looseObject({ kind: z.literal('avatar'), avatar: AvatarRefSchema }),
    z.looseObject({
      kind: z.literal('any'),
      criteria: CriteriaRefSchema,
      quantity: z.int().check(z.minimum(1)),
    }),
    AnyAvatarSchema,
  ])
  .register(z.globalRegistry, { title: 'Item' });
export type Item = z.infer<typeof ItemSchema>;

/** The contract and id of a token on chain, which orders require. */
export const tokenFields = {
  /** The collection's ERC-1155 contract for a trait, its ERC-721 contract for an avatar. */
  token: WalletAddressSchema,
  tokenId: z.string(),
};
