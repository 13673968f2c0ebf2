import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema } from '../shared/amount';
import { Bytes32Schema } from '../shared/hex';
import { SlotSchema } from '../shared/slots';

/** Editions that an upgrade takes; a re-roll takes one. */
export const UPGRADE_STAKE = 3;
/** Editions that one signature gives to a pool, at most. */
export const MAX_GIVEN = 20;

const onceUntil = {
  /** Chosen by the wallet at random; each counts once. */
  nonce: Uint256Schema,
  /** Seconds since 1970. */
  deadline: Uint256Schema,
};

/**
 * Puts loose editions in and takes one out of a pool by chance: one for one of the pool, or three of a tier
 * for one of the next. It names all that decides what comes out, but for the link that nobody else knows yet.
 */
export const RerollSchema = z
  .strictObject({
    owner: WalletAddressSchema,
    /** The contract of the pool's collection. */
    token: WalletAddressSchema,
    /** The pool's slot. */
    slot: SlotSchema,
    /** Token ids, one for each edition: one, or {@link UPGRADE_STAKE}. The first joins the pool, the others are burned. */
    stake: z
      .array(Uint256Schema)
      .check(
        z.refine(({ length }) => length === 1 || length === UPGRADE_STAKE, 'one edition or three'),
      ),
    /** What the provider has bound itself to: the hash of the link that it will reveal. */
    commitment: Bytes32Schema,
    /** The hash of all that can come, as the pool stands: the draw is from this, or refused. */
    table: Bytes32Schema,
    /** 32 random bytes, made in the browser after it had the commitment. */
    entropy: Bytes32Schema,
    /** The most that it may cost. */
    highestCredits: Uint256Schema,
    ...onceUntil,
  })
  .check(z.meta({ title: 'Reroll' }));
export type Reroll = z.infer<typeof RerollSchema>;

/** Gives loose editions of one trait to its pool, for nothing in return. */
export const PoolGiveSchema = z
  .strictObject({
    owner: WalletAddressSchema,
    /** The contract of the trait's collection. */
    token: WalletAddressSchema,
    tokenId: Uint256Schema,
    /** A whole number from 1 to {@link MAX_GIVEN}. */
    quantity: Uint256Schema.check(
      z.refine(
        (text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_GIVEN,
        `a whole number from 1 to ${MAX_GIVEN}`,
      ),
    ),
    ...onceUntil,
  })
  .check(z.meta({ title: 'PoolGive' }));
export type PoolGive = z.infer<typeof PoolGiveSchema>;
