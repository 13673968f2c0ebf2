import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema, WeiSchema } from '../shared/amount';
import { Bytes32Schema } from '../shared/hex';
import { SLOTS, SlotSchema } from '../shared/slots';

/** Avatars that one signature dresses, at most. */
export const MAX_DRESSED = 20;

/** A trait in a slot, by its token id. */
export const WornTokenSchema = z
  .strictObject({ slot: SlotSchema, traitId: Uint256Schema })
  .check(z.meta({ title: 'WornToken' }));
export type WornToken = z.infer<typeof WornTokenSchema>;

const areInOrder = (worn: readonly WornToken[]): boolean =>
  worn.every(
    ({ slot }, position) =>
      position === 0 || SLOTS.indexOf(slot) > SLOTS.indexOf(worn[position - 1]?.slot ?? slot),
  );

/** A whole look: in drawing order, one trait in a slot, so that a look can be written in one way only. */
export const WornTokensSchema = z
  .array(WornTokenSchema)
  .check(
    z.maxLength(SLOTS.length),
    z.refine(areInOrder, 'one trait in a slot, in the order in which slots are drawn'),
  );

/** What becomes of one avatar. */
const dressingFields = {
  /** The contract of its collection. */
  token: WalletAddressSchema,
  avatarId: Uint256Schema,
  /** The hash of what it wears as it is signed: an avatar that has changed since is refused. */
  wornBefore: Bytes32Schema,
  /** All that it wears afterwards. */
  wornAfter: WornTokensSchema,
};

const DressingSchema = z.strictObject(dressingFields).check(z.meta({ title: 'Dressing' }));
export type Dressing = z.infer<typeof DressingSchema>;

const onceUntil = {
  /** Chosen by the wallet at random; each counts once. */
  nonce: Uint256Schema,
  /** Seconds since 1970. */
  deadline: Uint256Schema,
};

/** Takes off, puts on and swaps what an avatar wears. */
export const DressSchema = z
  .strictObject({
    owner: WalletAddressSchema,
    ...dressingFields,
    /** The most credits that it may cost. */
    highestCredits: Uint256Schema,
    ...onceUntil,
  })
  .check(z.meta({ title: 'Dress' }));
export type Dress = z.infer<typeof DressSchema>;

/** The same for several avatars of one chain: all of them, or none. */
export const DressBatchSchema = z
  .strictObject({
    owner: WalletAddressSchema,
    dressings: z.array(DressingSchema).check(z.minLength(1), z.maxLength(MAX_DRESSED)),
    highestCredits: Uint256Schema,
    ...onceUntil,
  })
  .check(z.meta({ title: 'DressBatch' }));
export type DressBatch = z.infer<typeof DressBatchSchema>;

/** Takes back a dressing, whose act is named by the hash of what was signed. */
export const UndoDressSchema = z
  .strictObject({ owner: WalletAddressSchema, dressHash: Bytes32Schema, ...onceUntil })
  .check(z.meta({ title: 'UndoDress' }));
export type UndoDress = z.infer<typeof UndoDressSchema>;

/** The plans, by the names of the premium tiers that they give (§6). */
export const PlanNameSchema = z.enum(['Basic', 'Advanced', 'Elite']);
export type PlanName = z.infer<typeof PlanNameSchema>;

/** Buys a plan for one period: nothing renews itself. */
export const SubscribeSchema = z
  .strictObject({
    subscriber: WalletAddressSchema,
    plan: PlanNameSchema,
    /** The most that it may cost, in wei of the chain's native coin. */
    highestPrice: WeiSchema,
    ...onceUntil,
  })
  .check(z.meta({ title: 'Subscribe' }));
export type Subscribe = z.infer<typeof SubscribeSchema>;

/** Buys a bundle of vanilla credits. */
export const BuyCreditsSchema = z
  .strictObject({
    buyer: WalletAddressSchema,
    /** How many the bundle has. */
    credits: Uint256Schema,
    /** The most that it may cost, in wei of the chain's native coin. */
    highestPrice: WeiSchema,
    ...onceUntil,
  })
  .check(z.meta({ title: 'BuyCredits' }));
export type BuyCredits = z.infer<typeof BuyCreditsSchema>;
