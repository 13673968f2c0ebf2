import * as z from 'zod/mini';

const EntryIdSchema = z.string().check(z.regex(/^j\d{1,12}$/));

/** A call, without secrets. `status` is null if the client disconnected before the response. */
const RequestEntrySchema = z.strictObject({
  id: EntryIdSchema,
  kind: z.literal('request'),
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string(),
  query: z.optional(z.unknown()),
  authorization: z.optional(z.literal('[redacted]')),
  body: z.optional(z.unknown()),
  faults: z.optional(z.array(z.string())),
  answers: z.optional(z.string()),
  wallet: z.optional(z.string()),
  unmatched: z.optional(z.literal(true)),
  status: z.nullable(z.int()),
});

/** An email that the mock "sent": its verification code and its recipient. */
const MailEntrySchema = z.strictObject({
  id: EntryIdSchema,
  kind: z.literal('mail'),
  at: z.iso.datetime(),
  to: z.string(),
  code: z.string(),
});

export const JournalEntrySchema = z.discriminatedUnion('kind', [
  RequestEntrySchema,
  MailEntrySchema,
]);
export type JournalEntry = z.infer<typeof JournalEntrySchema>;

/** A call with its headers, whole body and response, but without secrets and binary data. */
export const ExchangeSchema = z.looseObject({
  entry: RequestEntrySchema,
  headers: z.optional(z.record(z.string(), z.unknown())),
  body: z.optional(z.unknown()),
  answer: z.optional(
    z.looseObject({
      headers: z.record(z.string(), z.unknown()),
      body: z.optional(z.unknown()),
      text: z.optional(z.string()),
    }),
  ),
});
export type Exchange = z.infer<typeof ExchangeSchema>;
export type RequestEntry = z.infer<typeof RequestEntrySchema>;
