import * as z from 'zod/mini';

import { FulfilmentSchema } from '../actions/fulfilment';
import { WalletAddressSchema } from '../../shared/wallet-address';
import { Bytes32Schema, SignatureSchema } from '../shared/hex';
import { CriteriaWordsSchema } from '../shared/criteria-words';
import { signed, SignedChainSchema } from '../shared/signed';
import { TraitCommitmentsSchema } from '../typed-data/commitment.schema';
import { OrderComponentsSchema } from '../typed-data/seaport';

/** Counted over all chains. */
export const MAX_OPEN_ORDERS = 500;
/** The maximum duration of an order, in months. */
export const MAX_ORDER_MONTHS = 6;
/** 184 days: six months in UTC never exceed them, local ones can by daylight saving time. */
export const MAX_ORDER_MS = 184 * 24 * 60 * 60_000;

/** The maximum length of a Merkle proof, above that of any set. */
const MOST_PROOF = 32;

/** A signed listing, offer or trade; `domain` is the domain of the signature. */
export const PostOrderSchema = z
  .strictObject({
    domain: z.strictObject({
      chainId: SignedChainSchema,
      verifyingContract: WalletAddressSchema,
    }),
    components: OrderComponentsSchema,
    /** The preimage of `zoneHash`. */
    commitments: TraitCommitmentsSchema,
    criteria: z.optional(CriteriaWordsSchema),
    signature: SignatureSchema,
  })
  .register(z.globalRegistry, { title: 'PostOrder' });
export type PostOrder = z.infer<typeof PostOrderSchema>;

export const FulfilRequestSchema = z
  .strictObject({
    ...signed(FulfilmentSchema),
    /** Seaport's `criteriaProof`: proves that the identifier belongs to the set. */
    criteriaProof: z.optional(z.array(Bytes32Schema).check(z.maxLength(MOST_PROOF))),
  })
  .register(z.globalRegistry, { title: 'FulfilRequest' });
export type FulfilRequest = z.infer<typeof FulfilRequestSchema>;
