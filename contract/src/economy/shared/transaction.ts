import * as z from 'zod/mini';

/** A transaction's hash. The schema isn't {@link Bytes32Schema}, because only this one is described. */
export const TransactionHashSchema = z
  .templateLiteral(['0x', z.string().check(z.regex(/[0-9a-fA-F]{64}/))])
  .register(z.globalRegistry, {
    title: 'TransactionHash',
    description:
      'The transaction that settled it, the same in every response; absent if nothing was settled or it isn’t known',
  });
export type TransactionHash = z.infer<typeof TransactionHashSchema>;

/** The fields of everything that a transaction can settle. */
export const settledFields = { transactionHash: z.optional(TransactionHashSchema) };
