import { ChainIdSchema, CoinSchema, WeiSchema } from '@trait-market/contract/economy/shared';
import { WalletAddressSchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { DrawConductSchema } from '../economy/tables/drop-row';

import { FlagValuesSchema } from '../world/flags/flag-values.schema';
import { SCENARIO_NAMES } from './scenarios/scenario-names';

/** What every control call answers: the world it changed and that world's time (ISO 8601, UTC). */
export const WorldStatusSchema = z.looseObject({ world: z.string(), now: z.iso.datetime() });
export type WorldStatus = z.infer<typeof WorldStatusSchema>;

/** One of the mock's own scenarios, or that of the file that it was started with. */
const ScenarioNameSchema = z.union([
  z.enum(SCENARIO_NAMES),
  z.string().check(z.minLength(1), z.maxLength(64)),
]);

/** The named state that the world is put into. */
export const ScenarioRequestSchema = z.strictObject({ name: ScenarioNameSchema });

/** Ten years: beyond that a slip of the keyboard is likelier than a wish. */
const FURTHEST_MS = 10 * 365 * 24 * 60 * 60_000;

/** Either the time that it shall be (ISO 8601), or by how many milliseconds to move it. */
export const ClockRequestSchema = z.union(
  [
    z.strictObject({ now: z.iso.datetime({ offset: true }) }),
    z.strictObject({
      advanceMs: z.int().check(z.minimum(-FURTHEST_MS), z.maximum(FURTHEST_MS)),
    }),
  ],
  'Give either { "now": an ISO 8601 time } or { "advanceMs": whole milliseconds }.',
);

/** A named state, for the reader of a list. */
export const ScenarioSummarySchema = z.looseObject({
  name: ScenarioNameSchema,
  summary: z.string(),
});

/** What flags say where the world overrides nothing, and what it overrides. */
export const FlagsInUseSchema = z.looseObject({
  defaults: FlagValuesSchema,
  overrides: FlagValuesSchema,
});

/** Ten years, in seconds. */
const LONGEST_LIFETIME_S = FURTHEST_MS / 1000;

/**
 * Whose token it shall be; absent: the demo wallet's. `expiresInS` is in seconds of the world's clock,
 * a day unless told; with 0 or less it has expired already.
 */
export const TokenRequestSchema = z.strictObject({
  walletAddress: z.optional(WalletAddressSchema),
  expiresInS: z.optional(
    z.int().check(z.minimum(-LONGEST_LIFETIME_S), z.maximum(LONGEST_LIFETIME_S)),
  ),
});

export type TokenRequest = z.infer<typeof TokenRequestSchema>;

/** A token as a login gives it, and what is in it (`exp` in seconds). */
export const MintedTokenSchema = z.looseObject({
  accessToken: z.string(),
  walletAddress: WalletAddressSchema,
  exp: z.int(),
});

/** How draws are made from now on: `honest`, one of the ways to cheat, or a link that never comes. */
export const DrawConductRequestSchema = z.strictObject({ conduct: DrawConductSchema });

const GrantedCreditsSchema = z.int().check(z.minimum(0), z.maximum(1_000_000));

/**
 * What a wallet is given, beside what it has: coin from nowhere, in wei; new editions of traits; avatars
 * that were somebody else's; and credits, of which those of a plan end with the one that is in force. Absent: the demo wallet is given it.
 */
export const GrantRequestSchema = z.strictObject({
  walletAddress: z.optional(WalletAddressSchema),
  coins: z.optional(
    z.array(z.strictObject({ chainId: ChainIdSchema, coin: CoinSchema, amount: WeiSchema })),
  ),
  traits: z.optional(
    z.array(
      z.strictObject({
        id: z.string(),
        quantity: z.int().check(z.minimum(1), z.maximum(1_000)),
      }),
    ),
  ),
  avatars: z.optional(z.array(z.strictObject({ collection: z.string(), tokenId: z.string() }))),
  /** Seaport may move what the wallet has, unless this is false: then the wallet approves it by itself. */
  approve: z.optional(z.boolean()),
  credits: z.optional(
    z.strictObject({
      subscription: z.optional(GrantedCreditsSchema),
      vanilla: z.optional(GrantedCreditsSchema),
    }),
  ),
});
export type GrantRequest = z.infer<typeof GrantRequestSchema>;
