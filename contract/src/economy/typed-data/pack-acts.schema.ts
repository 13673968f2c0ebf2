import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema, WeiSchema } from '../shared/amount';
import { Bytes32Schema } from '../shared/hex';
import { SegmentSchema } from '../shared/path';

/** Packs that one signature buys, at most. */
export const MAX_PACKS_BOUGHT = 50;
/** Packs that one signature opens, at most. */
export const MAX_PACKS_OPENED = 10;

const onceUntil = {
  /** Chosen by the wallet at random; each counts once. */
  nonce: Uint256Schema,
  /** Seconds since 1970. */
  deadline: Uint256Schema,
};

const countUpTo = (most: number) =>
  Uint256Schema.check(
    z.refine(
      (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most,
      `a whole number from 1 to ${most}`,
    ),
  );

/** Buys sealed packs of a drop. Nothing is drawn by it. */
export const PackBuySchema = z
  .strictObject({
    buyer: WalletAddressSchema,
    drop: SegmentSchema,
    /** The hash of all that the drop was declared to have in it. */
    declared: Bytes32Schema,
    packs: countUpTo(MAX_PACKS_BOUGHT),
    /** The most that all of them may cost, in wei of the chain's native coin. */
    highestPrice: WeiSchema,
    ...onceUntil,
  })
  .check(z.meta({ title: 'PackBuy' }));
export type PackBuy = z.infer<typeof PackBuySchema>;

/** Opens packs: it names all that decides what comes out, but for the link that nobody else knows yet. */
export const PackOpenSchema = z
  .strictObject({
    owner: WalletAddressSchema,
    drop: SegmentSchema,
    packs: countUpTo(MAX_PACKS_OPENED),
    /** What the provider has bound itself to: the hash of the link that it will reveal. */
    commitment: Bytes32Schema,
    /** The hash of what is left in the drop: the draw is from this, or refused. */
    table: Bytes32Schema,
    /** 32 random bytes, made in the browser after it had the commitment. */
    entropy: Bytes32Schema,
    ...onceUntil,
  })
  .check(z.meta({ title: 'PackOpen' }));
export type PackOpen = z.infer<typeof PackOpenSchema>;
