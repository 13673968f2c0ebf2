import * as z from 'zod/mini';

import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { tokenFields, TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { PriceSchema } from '../shared/price';
import { MAX_PREVIEW } from '../shared/rarest-first';
import { TierSchema } from '../shared/tiers';

export const DropParamsSchema = z.strictObject({ id: SegmentSchema });

/** Whether packs can be bought. */
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
  /** The price of one pack, in the chain's native currency. */
  price: PriceSchema,
  packs: z.looseObject({
    total: CountSchema,
    sold: CountSchema,
    opened: CountSchema,
  }),
  /** The hash of the drop's contents before the first sale. */
  declared: Bytes32Schema,
  /**
   * The rarest traits that a pack can still contain, rarest first, at most {@link MAX_PREVIEW}. If
   * none is left, the rarest of the declared ones.
   */
  preview: z.optional(z.array(TraitRefSchema).check(z.maxLength(MAX_PREVIEW))),
};

/** A limited series of packs. */
export const DropSchema = z.looseObject(dropFields).register(z.globalRegistry, { title: 'Drop' });
export type Drop = z.infer<typeof DropSchema>;

export const DropsQuerySchema = z.strictObject(pageQuery);
/** A page of drops: open ones first, then upcoming, then sold out. */
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
    // The trait's last sale in the native currency or wrapped token; null when it was never sold.
    lastSale: z.nullable(PriceSchema),
  })
  .register(z.globalRegistry, { title: 'BoxedTrait' });
export type BoxedTrait = z.infer<typeof BoxedTraitSchema>;

/** A set of traits from which each pack draws. */
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
    /** The hash of the remaining contents, which the message of an opening must include. */
    left: Bytes32Schema,
    /** The number of draws whose packs were returned because the link was overdue, and of refusals. */
    returned: CountSchema,
    /** The number of refused openings, which are in the draw log. */
    refused: CountSchema,
    asOf: z.iso.datetime(),
  })
  .register(z.globalRegistry, { title: 'DropDetail' });
export type DropDetail = z.infer<typeof DropDetailSchema>;

export const OpeningsQuerySchema = z.strictObject(pageQuery);
