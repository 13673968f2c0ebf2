import * as z from 'zod/mini';

/**
 * A call and its answer. The path has no query in it; `status` is null when the client left before
 * the answer. Authorization, signatures and tokens are replaced by `[redacted]`.
 */
const RequestEntrySchema = z.strictObject({
  kind: z.literal('request'),
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string(),
  query: z.optional(z.unknown()),
  authorization: z.optional(z.literal('[redacted]')),
  body: z.optional(z.unknown()),
  /** The ids of the faults that it met. */
  faults: z.optional(z.array(z.string())),
  /** There is no such call. */
  unmatched: z.optional(z.literal(true)),
  status: z.nullable(z.int()),
});

/** A mail that was "sent": the verification code, and to whom. */
const MailEntrySchema = z.strictObject({
  kind: z.literal('mail'),
  at: z.iso.datetime(),
  to: z.string(),
  code: z.string(),
});

/** Something that happened in a world, at a time of the world's clock. */
export const JournalEntrySchema = z.discriminatedUnion('kind', [
  RequestEntrySchema,
  MailEntrySchema,
]);
export type JournalEntry = z.infer<typeof JournalEntrySchema>;
