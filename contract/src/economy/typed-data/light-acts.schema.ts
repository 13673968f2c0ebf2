import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema } from '../shared/amount';
import { Bytes32Schema } from '../shared/hex';

/** Editions that one signature gives up, at most. */
export const MAX_BURNED = 20;

const onceUntil = {
  /** Chosen by the wallet at random; each counts once. */
  nonce: Uint256Schema,
  /** Seconds since 1970. */
  deadline: Uint256Schema,
};

/** Gives editions of one trait up. They are locked for a while, then gone for good. */
export const BurnSchema = z
  .strictObject({
    owner: WalletAddressSchema,
    /** The contract of the trait's collection. */
    token: WalletAddressSchema,
    tokenId: Uint256Schema,
    /** The trait's name as its owner typed it: refused where it is another one's. */
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    /** A whole number from 1 to {@link MAX_BURNED}. */
    quantity: Uint256Schema.check(
      z.refine(
        (text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_BURNED,
        `a whole number from 1 to ${MAX_BURNED}`,
      ),
    ),
    ...onceUntil,
  })
  .check(z.meta({ title: 'Burn' }));
export type Burn = z.infer<typeof BurnSchema>;

/** Takes all editions of a burn back while they are locked. */
export const WithdrawBurnSchema = z
  .strictObject({
    owner: WalletAddressSchema,
    /** The hash of the burn. */
    burnHash: Bytes32Schema,
    ...onceUntil,
  })
  .check(z.meta({ title: 'WithdrawBurn' }));
export type WithdrawBurn = z.infer<typeof WithdrawBurnSchema>;
