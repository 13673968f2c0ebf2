import * as z from 'zod/mini';

import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { tokenFields, TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { PriceSchema } from '../shared/price';
import { TierSchema } from '../shared/tiers';

export const DropParamsSchema = z.strictObject({ id: SegmentSchema });

/** Whether packs can be bought; what was bought can be opened always. */
export const DropStateSchema = z.enum(['upcoming', 'open', 'sold-out']);
export type DropState = z.infer<typeof DropStateSchema>;

const CountSchema = z.int().check(z.minimum(0));

const dropFields = {
  id: SegmentSchema,
  name: z.string(),
  description: z.string(),
  collection: SegmentSchema,
  collectionName: z.string(),
  chainId: ChainIdSchema,
  /** The contract of the collection, which all of its traits are of. */
  token: tokenFields.token,
  state: DropStateSchema,
  opensAt: z.iso.datetime(),
  /** Of one pack, in the chain's native coin. */
  price: PriceSchema,
  packs: z.looseObject({
    /** In all, ever. */
    total: CountSchema,
    sold: CountSchema,
    opened: CountSchema,
  }),
  /** The hash of all that was in it before the first pack was sold. */
  declared: Bytes32Schema,
};

/** A finite box of packs. */
export const DropSchema = z.looseObject(dropFields).check(z.meta({ title: 'Drop' }));
export type Drop = z.infer<typeof DropSchema>;

export const DropsQuerySchema = z.strictObject(pageQuery);
/** Those that are open first, then those to come, then those that are sold out. */
export const DropPageSchema = pageOf(DropSchema).check(z.meta({ title: 'DropPage' }));
export type DropPage = z.infer<typeof DropPageSchema>;

/** A trait in a box: how many of it there were, and are. */
export const BoxedTraitSchema = z
  .looseObject({
    trait: TraitRefSchema,
    tier: TierSchema,
    tokenId: tokenFields.tokenId,
    declared: CountSchema,
    left: CountSchema,
    /** Of an edition, in the chain's native or wrapped coin; null: never sold. */
    lastSale: z.nullable(PriceSchema),
  })
  .check(z.meta({ title: 'BoxedTrait' }));
export type BoxedTrait = z.infer<typeof BoxedTraitSchema>;

/** One of the boxes that each pack is filled from. */
export const BoxSchema = z
  .looseObject({
    name: z.string(),
    /** Traits that each pack has from it. */
    take: z.int().check(z.minimum(1)),
    traits: z.array(BoxedTraitSchema),
  })
  .check(z.meta({ title: 'Box' }));
export type Box = z.infer<typeof BoxSchema>;

/** A drop to the last edition. */
export const DropDetailSchema = z
  .looseObject({
    ...dropFields,
    /** In the order of the table's sections. */
    boxes: z.array(BoxSchema),
    /** The hash of what is left: what an opening has to name. */
    left: Bytes32Schema,
    /** Draws whose link came too late, or never, and whose packs went back. */
    returned: CountSchema,
    /** By the provider’s clock. */
    asOf: z.iso.datetime(),
  })
  .check(z.meta({ title: 'DropDetail' }));
export type DropDetail = z.infer<typeof DropDetailSchema>;

export const OpeningsQuerySchema = z.strictObject(pageQuery);
