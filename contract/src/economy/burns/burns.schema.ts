import * as z from 'zod/mini';

import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PartySchema } from '../shared/party';
import { settledFields } from '../shared/transaction';

/** The period in minutes within which a burn can be withdrawn. */
export const WITHDRAW_MINUTES = 10;

export const BurnParamsSchema = z.strictObject({ id: Bytes32Schema });

/** `locked` burns can still be withdrawn; `withdrawn` and `gone` are final states. */
export const BurnStateSchema = z.enum(['locked', 'withdrawn', 'gone']);
export type BurnState = z.infer<typeof BurnStateSchema>;

/** A certificate of a burn, bound to the wallet that burned the editions. */
export const CertificateSchema = z
  .looseObject({
    /** The burn's number on this market, counted from 1 in the order of completion. */
    number: z.int().check(z.minimum(1)),
    at: z.iso.datetime(),
    before: z.int().check(z.minimum(1)),
    /** The number of editions left after the burn; 0 means that the trait no longer exists. */
    after: z.int().check(z.minimum(0)),
  })
  .register(z.globalRegistry, { title: 'BurnCertificate' });
export type BurnCertificate = z.infer<typeof CertificateSchema>;

/** A burn of editions of one trait. */
export const LightBurnSchema = z
  .looseObject({
    id: Bytes32Schema,
    chainId: ChainIdSchema,
    by: PartySchema,
    trait: TraitRefSchema,
    quantity: z.int().check(z.minimum(1)),
    state: BurnStateSchema,
    lockedAt: z.iso.datetime(),
    until: z.iso.datetime(),
    withdrawnAt: z.nullable(z.iso.datetime()),
    /** Null until the burn is final. */
    certificate: z.nullable(CertificateSchema),
    /** The server's time of this response, with which clients compare `until`. */
    asOf: z.iso.datetime(),
    ...settledFields,
  })
  .register(z.globalRegistry, { title: 'LightBurn' });
export type LightBurn = z.infer<typeof LightBurnSchema>;

/** Filters by state; without one, burns in every state are returned. */
export const WalletBurnsQuerySchema = z.strictObject({
  state: z.optional(BurnStateSchema),
  ...pageQuery,
});
export type WalletBurnsQuery = z.input<typeof WalletBurnsQuerySchema>;

/** A page of burns, newest first. */
export const LightBurnPageSchema = pageOf(LightBurnSchema).register(z.globalRegistry, {
  title: 'LightBurnPage',
});
export type LightBurnPage = z.infer<typeof LightBurnPageSchema>;
