import * as z from 'zod/mini';

import { packOpenAction } from '../actions/packs';
import { rerollAction } from '../actions/reroll';
import { WalletAddressSchema } from '../../shared/wallet-address';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { PartySchema } from '../shared/party';
import { signed } from '../shared/signed';
import { SlotSchema } from '../shared/slots';
import { DrawTableSchema, PickSchema } from './draw-table.schema';
import { MAX_CHAIN } from './hash-chain';

/** The provider reveals within so many minutes, or the stake goes back. */
export const REVEAL_MINUTES = 10;

export const DrawParamsSchema = z.strictObject({ id: Bytes32Schema });

/**
 * A provider's promise to one wallet: the first link of a hash chain, published before anything is signed.
 * Each draw of the wallet reveals the next link, so that none can be left out, swapped or chosen later.
 */
export const CommitmentSchema = z
  .looseObject({
    /** The chain's first link, by which it is known. */
    anchor: Bytes32Schema,
    /** Which of the wallet's draws under this chain it is for, from 1. */
    position: z.int().check(z.minimum(1), z.maximum(MAX_CHAIN)),
    /** The hash of the link that will be revealed: the link before it. */
    commitment: Bytes32Schema,
  })
  .check(z.meta({ title: 'Commitment' }));
export type Commitment = z.infer<typeof CommitmentSchema>;

/** What the next draw is to be of. */
export const CommitmentRequestSchema = z
  .strictObject({ kind: z.enum(['pack', 'reroll']) })
  .check(z.meta({ title: 'CommitmentRequest' }));
export type CommitmentRequest = z.infer<typeof CommitmentRequestSchema>;

/** A chain as everyone may see it: what was promised, and how much of it has been revealed. */
export const CommitmentChainSchema = z
  .looseObject({
    anchor: Bytes32Schema,
    wallet: WalletAddressSchema,
    publishedAt: z.iso.datetime(),
    /** Draws whose link was revealed. */
    revealed: z.int().check(z.minimum(0)),
  })
  .check(z.meta({ title: 'CommitmentChain' }));
export type CommitmentChain = z.infer<typeof CommitmentChainSchema>;

export const CommitmentChainsQuerySchema = z.strictObject({
  wallet: z.optional(WalletAddressSchema),
  ...pageQuery,
});
export const CommitmentChainPageSchema = pageOf(CommitmentChainSchema).check(
  z.meta({ title: 'CommitmentChainPage' }),
);
export type CommitmentChainPage = z.infer<typeof CommitmentChainPageSchema>;

/** What a wallet signed, by the kind of draw: anyone can check that nobody has changed a byte of it. */
export const SignedDrawSchema = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('pack'), ...signed(packOpenAction.schema) }),
  z.looseObject({ kind: z.literal('reroll'), ...signed(rerollAction.schema) }),
]);
export type SignedDraw = z.infer<typeof SignedDrawSchema>;

/** Why somebody draws. */
export const DrawKindSchema = z.enum(['pack', 'reroll']);
export type DrawKind = z.infer<typeof DrawKindSchema>;

/**
 * Waiting: signed, and the link isn't there yet. Drawn: over. Returned: the link didn't come within
 * {@link REVEAL_MINUTES}, and the stake went back.
 */
export const DrawStateSchema = z.enum(['waiting', 'drawn', 'returned']);
export type DrawState = z.infer<typeof DrawStateSchema>;

/** One draw, with all that proves it. */
export const DrawSchema = z
  .looseObject({
    /** The EIP-712 digest of what was signed: whoever signed knows it before anything is sent. */
    id: Bytes32Schema,
    state: DrawStateSchema,
    by: PartySchema,
    chainId: ChainIdSchema,
    signed: SignedDrawSchema,
    /** Of a pack: its drop, and which of the drop's draws it is, from 1. */
    drop: z.nullable(z.looseObject({ id: SegmentSchema, name: z.string() })),
    /** Of a re-roll: its pool, and which of the pool's draws it is. */
    pool: z.nullable(z.looseObject({ collection: SegmentSchema, slot: SlotSchema })),
    sequence: z.int().check(z.minimum(1)),
    /** Of a re-roll: the editions that were put in, in the order in which they were signed. */
    stake: z.array(TraitRefSchema),
    commitment: CommitmentSchema,
    /** All that could come, as it was when it was signed. */
    table: DrawTableSchema,
    takenAt: z.iso.datetime(),
    /** Until when the link has to be there. */
    revealBy: z.iso.datetime(),
    revealedAt: z.nullable(z.iso.datetime()),
    /** The revealed link; null until it is. */
    link: z.nullable(Bytes32Schema),
    /** What came, in the order in which it was drawn. */
    picks: z.array(z.extend(PickSchema, { trait: TraitRefSchema })),
  })
  .check(z.meta({ title: 'Draw' }));
export type Draw = z.infer<typeof DrawSchema>;

export const DrawsQuerySchema = z.strictObject({
  drop: z.optional(SegmentSchema),
  /** Of re-rolls: from the pools of a collection, and of those from a slot's. */
  collection: z.optional(SegmentSchema),
  slot: z.optional(SlotSchema),
  wallet: z.optional(WalletAddressSchema),
  /** Of one chain of commitments. */
  anchor: z.optional(Bytes32Schema),
  ...pageQuery,
});
export type DrawsQuery = z.input<typeof DrawsQuerySchema>;

/** The newest first. */
export const DrawPageSchema = z
  .extend(pageOf(DrawSchema), {
    /** Of all draws that the query asks for: those whose link came too late, or never. */
    returned: z.int().check(z.minimum(0)),
  })
  .check(z.meta({ title: 'DrawPage' }));
export type DrawPage = z.infer<typeof DrawPageSchema>;
