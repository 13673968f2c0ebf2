import { ChainIdSchema, CoinSchema, WeiSchema } from '@trait-market/contract/economy/shared';
import { WalletAddressSchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { DrawConductSchema } from '../economy/tables/drop-row';

import { FlagValuesSchema } from '../world/flags/flag-values.schema';
import { SCENARIO_NAMES } from './scenarios/scenario-names';

/** The world that a control call has changed, and its time (ISO 8601, UTC). */
export const WorldStatusSchema = z.looseObject({ world: z.string(), now: z.iso.datetime() });
export type WorldStatus = z.infer<typeof WorldStatusSchema>;

const ScenarioNameSchema = z.union([
  z.enum(SCENARIO_NAMES),
  z.string().check(z.minLength(1), z.maxLength(64)),
]);

export const ScenarioRequestSchema = z.strictObject({ name: ScenarioNameSchema });

/** The maximum distance of ten years, because a larger value is probably a typing error. */
const FURTHEST_MS = 10 * 365 * 24 * 60 * 60_000;

export const ClockRequestSchema = z.union(
  [
    z.strictObject({ now: z.iso.datetime({ offset: true }) }),
    z.strictObject({
      advanceMs: z.int().check(z.minimum(-FURTHEST_MS), z.maximum(FURTHEST_MS)),
    }),
  ],
  'Give either { "now": an ISO 8601 time } or { "advanceMs": whole milliseconds }.',
);

export const ScenarioSummarySchema = z.looseObject({
  name: ScenarioNameSchema,
  summary: z.string(),
});

export const FlagsInUseSchema = z.looseObject({
  defaults: FlagValuesSchema,
  overrides: FlagValuesSchema,
});

const LONGEST_LIFETIME_S = FURTHEST_MS / 1000;

/**
 * Requests a token for a wallet (default: the demo wallet), expired if `expiresInS` is 0 or less.
 */
export const TokenRequestSchema = z.strictObject({
  walletAddress: z.optional(WalletAddressSchema),
  expiresInS: z.optional(
    z.int().check(z.minimum(-LONGEST_LIFETIME_S), z.maximum(LONGEST_LIFETIME_S)),
  ),
});

export type TokenRequest = z.infer<typeof TokenRequestSchema>;

/** A token like one from a login, and its claims (`exp` in seconds). */
export const MintedTokenSchema = z.looseObject({
  accessToken: z.string(),
  walletAddress: WalletAddressSchema,
  exp: z.int(),
});

/** How future draws behave: `honest`, one of the ways to cheat, or withholding the links. */
export const DrawConductRequestSchema = z.strictObject({ conduct: DrawConductSchema });

/** Delays the beacon that decides draws, or ends the delay. */
export const BeaconRequestSchema = z.strictObject({ late: z.boolean() });

const GrantedCreditsSchema = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** Goods to give to a wallet (by default the demo wallet); coins in wei. */
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
  /** Also approves Seaport for the wallet, unless this is false. */
  approve: z.optional(z.boolean()),
  credits: z.optional(
    z.strictObject({
      subscription: z.optional(GrantedCreditsSchema),
      vanilla: z.optional(GrantedCreditsSchema),
    }),
  ),
});
export type GrantRequest = z.infer<typeof GrantRequestSchema>;
