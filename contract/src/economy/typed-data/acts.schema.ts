import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema, WeiSchema } from '../shared/amount';
import { Bytes32Schema } from '../shared/hex';

/** A signed act must come before its deadline, and may not have one further away than this. */
export const MAX_DEADLINE_S = 60 * 60;

/** Orders that one signature cancels, at most. */
export const MAX_CANCELLED = 100;

/** Chosen by the wallet at random; each counts once. */
const NonceSchema = Uint256Schema;
/** Seconds since 1970. */
const DeadlineSchema = Uint256Schema;

/** The other side accepts an order, or a part of it. Only at this price: one that moved is refused. */
export const FulfilmentSchema = z
  .strictObject({
    orderHash: Bytes32Schema,
    fulfiller: WalletAddressSchema,
    /**
     * Of an offer for any trait of a kind: the token id of the trait that is given. Not there in any other
     * fulfilment.
     */
    identifier: z.optional(Uint256Schema),
    /** How many of the order's units; 1 where it cannot be filled in parts. */
    quantity: Uint256Schema,
    /** The most that the fulfiller pays for all of it, fees included, in wei; 0 when they are paid. */
    highestPrice: WeiSchema,
    /** The least that the fulfiller gets for all of it, fees deducted, in wei; 0 when they pay. */
    lowestProceeds: WeiSchema,
    nonce: NonceSchema,
    deadline: DeadlineSchema,
  })
  .check(z.meta({ title: 'Fulfilment' }));
export type Fulfilment = z.infer<typeof FulfilmentSchema>;

/**
 * The maker takes orders back, once and for all. One signature may name several: it is sent to each
 * of them.
 */
export const CancelSchema = z
  .strictObject({
    maker: WalletAddressSchema,
    orderHashes: z.array(Bytes32Schema).check(z.minLength(1), z.maxLength(MAX_CANCELLED)),
    deadline: DeadlineSchema,
  })
  .check(z.meta({ title: 'Cancel' }));
export type Cancel = z.infer<typeof CancelSchema>;

/** The maker takes back every order on a chain that was signed with this counter, seen or unseen. */
export const CancelAllSchema = z
  .strictObject({ maker: WalletAddressSchema, counter: Uint256Schema, deadline: DeadlineSchema })
  .check(z.meta({ title: 'CancelAll' }));
export type CancelAll = z.infer<typeof CancelAllSchema>;

/** Native coin becomes wrapped coin, or the other way round: 1 to 1. */
export const WrapSchema = z
  .strictObject({
    owner: WalletAddressSchema,
    amount: WeiSchema,
    nonce: NonceSchema,
    deadline: DeadlineSchema,
  })
  .check(z.meta({ title: 'Wrap' }));
export type Wrap = z.infer<typeof WrapSchema>;
