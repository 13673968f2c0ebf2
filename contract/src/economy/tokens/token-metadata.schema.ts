import * as z from 'zod/mini';

const AttributeSchema = z.looseObject({
  trait_type: z.string(),
  value: z.union([z.string(), z.number()]),
  display_type: z.optional(z.string()),
});

/** The metadata of a token as ERC-721 and ERC-1155 define it, with the attributes that markets use. */
export const TokenMetadataSchema = z
  .looseObject({
    name: z.string(),
    description: z.string(),
    image: z.string(),
    /** 0 for a trait, whose editions can't be divided; absent for an avatar. */
    decimals: z.optional(z.int()),
    attributes: z.array(AttributeSchema),
  })
  .register(z.globalRegistry, { title: 'TokenMetadata' });
export type TokenMetadata = z.infer<typeof TokenMetadataSchema>;
