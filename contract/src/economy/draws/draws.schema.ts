import * as z from 'zod/mini';

import { packOpenAction } from '../actions/packs';
import { rerollAction } from '../actions/reroll';
import { WalletAddressSchema } from '../../shared/wallet-address';
import { RoundNumberSchema } from '../beacon/beacon.schema';
import { ChainIdSchema } from '../shared/chains';
import { DrawReceiptSchema } from '../shared/draw-receipt';
import { Bytes32Schema } from '../shared/hex';
import { TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { PartySchema } from '../shared/party';
import { signed } from '../shared/signed';
import { SlotSchema } from '../shared/slots';
import { settledFields } from '../shared/transaction';
import { DrawTableSchema, PickSchema } from './draw-table.schema';
import { MAX_CHAIN } from './hash-chain';

/**
 * Minutes from the publication of the signed round until the provider must reveal the link; after
 * that, the stake is returned.
 */
export const REVEAL_MINUTES = 10;

/** The maximum time from the acceptance of a draw until its round is due, in seconds. */
export const MAX_ROUND_WAIT_S = 120;

export const DrawParamsSchema = z.strictObject({ id: Bytes32Schema });

/**
 * A link to which the provider commits before the draw. A hash chain of links makes omitted,
 * swapped or selected draws detectable.
 */
export const CommitmentSchema = z
  .looseObject({
    anchor: Bytes32Schema,
    /** The number of the link in this chain, counted from 1: refused draws use links, too. */
    position: z.int().check(z.minimum(1), z.maximum(MAX_CHAIN)),
    commitment: Bytes32Schema,
  })
  .register(z.globalRegistry, { title: 'Commitment' });
export type Commitment = z.infer<typeof CommitmentSchema>;

/** The kind of the next draw, for which a client requests a commitment. */
export const CommitmentRequestSchema = z
  .strictObject({ kind: z.enum(['pack', 'reroll']) })
  .register(z.globalRegistry, { title: 'CommitmentRequest' });
export type CommitmentRequest = z.infer<typeof CommitmentRequestSchema>;

export const CommitmentChainSchema = z
  .looseObject({
    anchor: Bytes32Schema,
    wallet: WalletAddressSchema,
    publishedAt: z.iso.datetime(),
    /** The number of links, one for each drawn or refused draw. The wallet’s next chain follows the last. */
    length: z.int().check(z.minimum(1), z.maximum(MAX_CHAIN)),
    /** The number of its published links: those of drawn and of refused draws. */
    revealed: z.int().check(z.minimum(0)),
  })
  .register(z.globalRegistry, { title: 'CommitmentChain' });
export type CommitmentChain = z.infer<typeof CommitmentChainSchema>;

export const CommitmentChainsQuerySchema = z.strictObject({
  wallet: z.optional(WalletAddressSchema),
  ...pageQuery,
});
export const CommitmentChainPageSchema = pageOf(CommitmentChainSchema).register(z.globalRegistry, {
  title: 'CommitmentChainPage',
});
export type CommitmentChainPage = z.infer<typeof CommitmentChainPageSchema>;

/** The signed message of a draw, with everything that verifying the signature requires. */
export const SignedDrawSchema = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('pack'), ...signed(packOpenAction.schema) }),
  z.looseObject({ kind: z.literal('reroll'), ...signed(rerollAction.schema) }),
]);
export type SignedDraw = z.infer<typeof SignedDrawSchema>;

export const DrawKindSchema = z.enum(['pack', 'reroll']);
export type DrawKind = z.infer<typeof DrawKindSchema>;

/** The published round that decides a draw. */
export const DrawRoundSchema = z.looseObject({
  round: RoundNumberSchema,
  /** The beacon's signature of the round; its SHA-256 is the round's randomness. */
  signature: z.templateLiteral(['0x', z.string().check(z.regex(/[0-9a-fA-F]{96}/))]),
  /** When the provider received the round, from which {@link REVEAL_MINUTES} count. */
  receivedAt: z.iso.datetime(),
});
export type DrawRound = z.infer<typeof DrawRoundSchema>;

/**
 * A draw is `waiting` until its round is published, and `returned` when the provider didn't reveal
 * its link within {@link REVEAL_MINUTES} after that.
 */
export const DrawStateSchema = z.enum(['waiting', 'drawn', 'returned']);
export type DrawState = z.infer<typeof DrawStateSchema>;

/** A draw with everything needed to verify it. */
export const DrawSchema = z
  .looseObject({
    /** The EIP-712 digest of the signed message, known to the signer before sending it. */
    id: Bytes32Schema,
    state: DrawStateSchema,
    by: PartySchema,
    chainId: ChainIdSchema,
    signed: SignedDrawSchema,
    drop: z.nullable(z.looseObject({ id: SegmentSchema, name: z.string() })),
    pool: z.nullable(z.looseObject({ collection: SegmentSchema, slot: SlotSchema })),
    sequence: z.int().check(z.minimum(1)),
    /** The staked editions of a re-roll, in the order of the signed message. */
    stake: z.array(TraitRefSchema),
    commitment: CommitmentSchema,
    table: DrawTableSchema,
    /** Null until the beacon publishes the signed round. */
    beacon: z.nullable(DrawRoundSchema),
    takenAt: z.iso.datetime(),
    /** {@link REVEAL_MINUTES} after the round was received or, until then, after it is due. */
    revealBy: z.iso.datetime(),
    revealedAt: z.nullable(z.iso.datetime()),
    link: z.nullable(Bytes32Schema),
    picks: z.array(z.extend(PickSchema, { trait: TraitRefSchema })),
    /** The draw log's entry of the acceptance. Missing for draws from before the log. */
    receipt: z.optional(DrawReceiptSchema),
    ...settledFields,
  })
  .register(z.globalRegistry, { title: 'Draw' });
export type Draw = z.infer<typeof DrawSchema>;

export const DrawsQuerySchema = z.strictObject({
  drop: z.optional(SegmentSchema),
  collection: z.optional(SegmentSchema),
  slot: z.optional(SlotSchema),
  wallet: z.optional(WalletAddressSchema),
  anchor: z.optional(Bytes32Schema),
  ...pageQuery,
});
export type DrawsQuery = z.input<typeof DrawsQuerySchema>;

/** A page of draws, newest first. */
export const DrawPageSchema = z
  .extend(pageOf(DrawSchema), {
    /** The number of matching draws whose link was overdue, and of matching refusals. */
    returned: z.int().check(z.minimum(0)),
    /** The number of matching refusals, which are in the draw log. */
    refused: z.int().check(z.minimum(0)),
  })
  .register(z.globalRegistry, { title: 'DrawPage' });
export type DrawPage = z.infer<typeof DrawPageSchema>;
