import * as z from 'zod/mini';

import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { tokenFields, TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { PriceSchema } from '../shared/price';
import { TierSchema } from '../shared/tiers';

export const DropParamsSchema = z.strictObject({ id: SegmentSchema });

/** Whether packs can be bought. Bought packs can be opened in every state. */
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
  token: tokenFields.token,
  state: DropStateSchema,
  opensAt: z.iso.datetime(),
  /** The price of one pack, in the chain's native coin. */
  price: PriceSchema,
  packs: z.looseObject({
    total: CountSchema,
    sold: CountSchema,
    opened: CountSchema,
  }),
  /** The hash of the contents before the first sale. */
  declared: Bytes32Schema,
};

/** A limited series of packs. */
export const DropSchema = z.looseObject(dropFields).register(z.globalRegistry, { title: 'Drop' });
export type Drop = z.infer<typeof DropSchema>;

export const DropsQuerySchema = z.strictObject(pageQuery);
/** Open drops first, then upcoming, then sold out. */
export const DropPageSchema = pageOf(DropSchema).register(z.globalRegistry, { title: 'DropPage' });
export type DropPage = z.infer<typeof DropPageSchema>;

/** A trait in a box, with its original and remaining editions. */
export const BoxedTraitSchema = z
  .looseObject({
    trait: TraitRefSchema,
    tier: TierSchema,
    tokenId: tokenFields.tokenId,
    declared: CountSchema,
    left: CountSchema,
    /** The last sale in the native or wrapped coin; null when never sold. */
    lastSale: z.nullable(PriceSchema),
  })
  .register(z.globalRegistry, { title: 'BoxedTrait' });
export type BoxedTrait = z.infer<typeof BoxedTraitSchema>;

/** A box that each pack draws from. */
export const BoxSchema = z
  .looseObject({
    name: z.string(),
    take: z.int().check(z.minimum(1)),
    traits: z.array(BoxedTraitSchema),
  })
  .register(z.globalRegistry, { title: 'Box' });
export type Box = z.infer<typeof BoxSchema>;

/** A drop with its full contents. */
export const DropDetailSchema = z
  .looseObject({
    ...dropFields,
    boxes: z.array(BoxSchema),
    /** The hash of the remaining contents, which an opening must state. */
    left: Bytes32Schema,
    /** Draws whose link was late or missing, and whose packs were returned. */
    returned: CountSchema,
    asOf: z.iso.datetime(),
  })
  .register(z.globalRegistry, { title: 'DropDetail' });
export type DropDetail = z.infer<typeof DropDetailSchema>;

export const OpeningsQuerySchema = z.strictObject(pageQuery);
