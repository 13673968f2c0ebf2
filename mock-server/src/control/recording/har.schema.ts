import * as z from 'zod/mini';

const PairsSchema = z.array(z.looseObject({ name: z.string(), value: z.string() }));

/** A call in an HTTP archive (HAR 1.2), with the fields that a replay needs. */
const HarEntrySchema = z.looseObject({
  request: z.looseObject({
    method: z.string(),
    url: z.url(),
    headers: PairsSchema,
    postData: z.optional(z.looseObject({ text: z.optional(z.string()) })),
  }),
  response: z.looseObject({
    /** 0 for a call without a response. */
    status: z.int(),
    headers: PairsSchema,
    content: z.looseObject({
      /** -1 for a body that isn't in the archive. */
      size: z.number(),
      mimeType: z.optional(z.string()),
      text: z.optional(z.string()),
      encoding: z.optional(z.string()),
    }),
  }),
});
export type HarEntry = z.infer<typeof HarEntrySchema>;

export const HarSchema = z.looseObject({
  log: z.looseObject({ version: z.string(), entries: z.array(HarEntrySchema) }),
});
export type Har = z.infer<typeof HarSchema>;
