import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { DrawReceiptSchema } from '../shared/draw-receipt';
import { Bytes32Schema, SignatureSchema } from '../shared/hex';
import { MAX_PAGE } from '../shared/page';

const SizeSchema = z.int().check(z.minimum(0));

/** The maximum number of hashes of a proof, enough for 2^63 entries. */
const MAX_PATH = 64;
const PathSchema = z.array(Bytes32Schema).check(z.maxLength(MAX_PATH));

export const TreeHeadSchema = z
  .looseObject({
    size: SizeSchema,
    root: Bytes32Schema,
    time: z.iso.datetime(),
    signature: SignatureSchema,
  })
  .register(z.globalRegistry, { title: 'TreeHead' });
export type TreeHead = z.infer<typeof TreeHeadSchema>;

/** The log's latest head, and the address that signs heads and entries. */
export const DrawLogSchema = z
  .looseObject({ signer: WalletAddressSchema, head: TreeHeadSchema })
  .register(z.globalRegistry, { title: 'DrawLog' });
export type DrawLog = z.infer<typeof DrawLogSchema>;

const wholeNumber = (least: number, most: number, words: string) => {
  const number = z.int(words).check(z.minimum(least, words), z.maximum(most, words));
  const text = z.string().check(z.regex(/^\d{1,15}$/, words));
  return z.union([
    number,
    z.pipe(
      z.pipe(
        text,
        z.transform((digits) => Number(digits)),
      ),
      number,
    ),
  ]);
};
const MOST = 1e15 - 1;
const index = wholeNumber(0, MOST, 'a whole number');
const size = wholeNumber(1, MOST, 'a whole number from 1');

export const LogEntriesQuerySchema = z.strictObject({
  /** The index of the first entry; 0 by default. */
  from: z.optional(index),
  limit: z.optional(wholeNumber(1, MAX_PAGE, `a whole number from 1 to ${MAX_PAGE}`)),
  wallet: z.optional(WalletAddressSchema),
});

/** Entries in the order of their index. `next` is the index to continue from; null at the end. */
export const LogEntriesSchema = z
  .looseObject({ items: z.array(DrawReceiptSchema), next: z.nullable(SizeSchema) })
  .register(z.globalRegistry, { title: 'LogEntries' });
export type LogEntries = z.infer<typeof LogEntriesSchema>;

/** The leaf hash of an entry, and the size of the tree whose root the proof leads to. */
export const InclusionQuerySchema = z.strictObject({ hash: Bytes32Schema, size });

export const InclusionProofSchema = z
  .looseObject({ index: SizeSchema, path: PathSchema })
  .register(z.globalRegistry, { title: 'InclusionProof' });
export type InclusionProof = z.infer<typeof InclusionProofSchema>;

export const ConsistencyQuerySchema = z.strictObject({ first: size, second: size });

export const ConsistencyProofSchema = z
  .looseObject({ path: PathSchema })
  .register(z.globalRegistry, { title: 'ConsistencyProof' });
export type ConsistencyProof = z.infer<typeof ConsistencyProofSchema>;
