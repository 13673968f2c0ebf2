import * as z from 'zod/mini';

import { FulfilmentSchema } from '../actions/fulfilment';
import { WalletAddressSchema } from '../../shared/wallet-address';
import { Bytes32Schema, SignatureSchema } from '../shared/hex';
import { CriteriaWordsSchema } from '../shared/criteria-words';
import { signed, SignedChainSchema } from '../shared/signed';
import { TraitCommitmentsSchema } from '../typed-data/commitment.schema';
import { OrderComponentsSchema } from '../typed-data/seaport';

/** Open orders of one wallet, on both chains together, at most: more are refused. */
export const MAX_OPEN_ORDERS = 500;
/** Months that an order may last at most. */
export const MAX_ORDER_MONTHS = 6;
/** The same in milliseconds: 184 days, which six months in UTC never exceed. Local ones can, by an hour of daylight saving. */
export const MAX_ORDER_MS = 184 * 24 * 60 * 60_000;

/** Nodes of a proof, at most: more than any set needs. */
const MOST_PROOF = 32;

/** A signed listing, offer or trade. `domain` is the one that was signed under. */
export const PostOrderSchema = z
  .strictObject({
    domain: z.strictObject({
      chainId: SignedChainSchema,
      verifyingContract: WalletAddressSchema,
    }),
    components: OrderComponentsSchema,
    /** What `zoneHash` was made of. */
    commitments: TraitCommitmentsSchema,
    /** Of an offer for any trait of a kind: the words that its criteria are made of. */
    criteria: z.optional(CriteriaWordsSchema),
    signature: SignatureSchema,
  })
  .check(z.meta({ title: 'PostOrder' }));
export type PostOrder = z.infer<typeof PostOrderSchema>;

export const FulfilRequestSchema = z
  .strictObject({
    ...signed(FulfilmentSchema),
    /** What proves that the identifier is of the order's set: Seaport's `criteriaProof`. */
    criteriaProof: z.optional(z.array(Bytes32Schema).check(z.maxLength(MOST_PROOF))),
  })
  .check(z.meta({ title: 'FulfilRequest' }));
export type FulfilRequest = z.infer<typeof FulfilRequestSchema>;
