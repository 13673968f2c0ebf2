import * as z from 'zod/mini';

const EntryIdSchema = z.string().check(z.regex(/^j\d{1,12}$/));

/**
 * A call and its answer. The path has no query in it; `status` is null when the client left before
 * the answer. Authorization, signatures and tokens are replaced by `[redacted]`.
 */
const RequestEntrySchema = z.strictObject({
  /** Its own in this world, and never given twice. */
  id: EntryIdSchema,
  kind: z.literal('request'),
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string(),
  query: z.optional(z.unknown()),
  authorization: z.optional(z.literal('[redacted]')),
  body: z.optional(z.unknown()),
  /** The ids of the faults that it met. */
  faults: z.optional(z.array(z.string())),
  /** The id of the prepared answers that it met. */
  answers: z.optional(z.string()),
  /** Whose good access token came with it. */
  wallet: z.optional(z.string()),
  /** There is no such call. */
  unmatched: z.optional(z.literal(true)),
  status: z.nullable(z.int()),
});

/** A mail that was "sent": the verification code, and to whom. */
const MailEntrySchema = z.strictObject({
  id: EntryIdSchema,
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

/**
 * A call with its headers, its whole body and its answer, without secrets. What is not kept any longer, or
 * was no text, is absent.
 */
export const ExchangeSchema = z.looseObject({
  entry: RequestEntrySchema,
  headers: z.optional(z.record(z.string(), z.unknown())),
  body: z.optional(z.unknown()),
  answer: z.optional(
    z.looseObject({
      headers: z.record(z.string(), z.unknown()),
      /** Of an answer in JSON; of others the text. */
      body: z.optional(z.unknown()),
      text: z.optional(z.string()),
    }),
  ),
});
export type Exchange = z.infer<typeof ExchangeSchema>;
export type RequestEntry = z.infer<typeof RequestEntrySchema>;
