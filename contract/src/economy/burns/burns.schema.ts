import * as z from 'zod/mini';

import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PartySchema } from '../shared/party';

/** How long editions are locked, and can be taken back. */
export const WITHDRAW_MINUTES = 10;

/** A burn by the hash that was signed. */
export const BurnParamsSchema = z.strictObject({ id: Bytes32Schema });

/** Can be taken back · was taken back · gone for good. */
export const BurnStateSchema = z.enum(['locked', 'withdrawn', 'gone']);
export type BurnState = z.infer<typeof BurnStateSchema>;

/** What stays with the wallet that has burned something: it can't be given away. */
export const CertificateSchema = z
  .looseObject({
    /** From 1, of all burns of this market, in the order in which the editions went. */
    number: z.int().check(z.minimum(1)),
    at: z.iso.datetime(),
    /** Editions that existed before. */
    before: z.int().check(z.minimum(1)),
    /** Editions that were left; 0: the trait is gone. */
    after: z.int().check(z.minimum(0)),
  })
  .check(z.meta({ title: 'BurnCertificate' }));
export type BurnCertificate = z.infer<typeof CertificateSchema>;

/** Editions of one trait that were given up. */
export const LightBurnSchema = z
  .looseObject({
    /** The hash of what was signed. */
    id: Bytes32Schema,
    chainId: ChainIdSchema,
    by: PartySchema,
    trait: TraitRefSchema,
    quantity: z.int().check(z.minimum(1)),
    state: BurnStateSchema,
    lockedAt: z.iso.datetime(),
    /** Until then they can be taken back; from then on they are gone. */
    until: z.iso.datetime(),
    withdrawnAt: z.nullable(z.iso.datetime()),
    /** Null while they aren't gone. */
    certificate: z.nullable(CertificateSchema),
    /** The market's clock when this was answered: what `until` is to be counted from. */
    asOf: z.iso.datetime(),
  })
  .check(z.meta({ title: 'LightBurn' }));
export type LightBurn = z.infer<typeof LightBurnSchema>;

/** Absent: those of every state. */
export const WalletBurnsQuerySchema = z.strictObject({
  state: z.optional(BurnStateSchema),
  ...pageQuery,
});
export type WalletBurnsQuery = z.input<typeof WalletBurnsQuerySchema>;

/** Newest first. */
export const LightBurnPageSchema = pageOf(LightBurnSchema).check(
  z.meta({ title: 'LightBurnPage' }),
);
export type LightBurnPage = z.infer<typeof LightBurnPageSchema>;
