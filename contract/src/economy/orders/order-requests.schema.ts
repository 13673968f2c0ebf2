import * as z from 'zod/mini';

import { acceptOffersAction, MAX_ACCEPTED_OFFERS } from '../actions/accept-offers';
import { FulfilmentSchema } from '../actions/fulfilment';
import { WalletAddressSchema } from '../../shared/wallet-address';
import { Bytes32Schema, SignatureSchema } from '../shared/hex';
import { CriteriaWordsSchema } from '../shared/criteria-words';
import { signed, SignedChainSchema } from '../shared/signed';
import { TraitCommitmentsSchema } from '../typed-data/commitment.schema';
import { OrderComponentsSchema } from '../typed-data/order-components.schema';

/** The maximum number of a wallet's open orders on all chains together. */
export const MAX_OPEN_ORDERS = 500;
/** The maximum duration of an order, in months. */
export const MAX_ORDER_MONTHS = 6;
/**
 * The limit of 184 days is never shorter than six months in UTC. Six months in local time can
 * exceed it by a daylight saving change.
 */
export const MAX_ORDER_MS = 184 * 24 * 60 * 60_000;

/** The maximum length of a Merkle proof. Sets of criteria need much shorter proofs. */
const MOST_PROOF = 32;

/**
 * A signed listing, offer or trade; `domain` is the EIP-712 domain of the signature. Orders that
 * were signed together are posted one by one.
 */
export const PostOrderSchema = z
  .strictObject({
    domain: z.strictObject({
      chainId: SignedChainSchema,
      verifyingContract: WalletAddressSchema,
    }),
    components: OrderComponentsSchema,
    /** The commitments whose hash is the order's `zoneHash`. */
    commitments: TraitCommitmentsSchema,
    /** The set of an offer for any trait; absent for all other orders. */
    criteria: z.optional(CriteriaWordsSchema),
    /** The signature of this order alone, or the order's part of a bulk signature. */
    signature: SignatureSchema,
  })
  .register(z.globalRegistry, { title: 'PostOrder' });
export type PostOrder = z.infer<typeof PostOrderSchema>;

/** Seaport's `criteriaProof`, which proves that the identifier belongs to the set of criteria. */
const CriteriaProofSchema = z.array(Bytes32Schema).check(z.maxLength(MOST_PROOF));

export const FulfilRequestSchema = z
  .strictObject({
    ...signed(FulfilmentSchema),
    criteriaProof: z.optional(CriteriaProofSchema),
  })
  .register(z.globalRegistry, { title: 'FulfilRequest' });
export type FulfilRequest = z.infer<typeof FulfilRequestSchema>;

export const AcceptOffersRequestSchema = z
  .strictObject({
    ...signed(acceptOffersAction.schema),
    /** One proof for each line, which is empty unless the offer is for any trait of a set. */
    criteriaProofs: z.array(CriteriaProofSchema).check(z.maxLength(MAX_ACCEPTED_OFFERS)),
  })
  .register(z.globalRegistry, { title: 'AcceptOffersRequest' });
export type AcceptOffersRequest = z.infer<typeof AcceptOffersRequestSchema>;
