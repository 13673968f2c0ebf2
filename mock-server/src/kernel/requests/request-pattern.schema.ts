import { WalletAddressSchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

/** `:name` matches one segment, a final `*` any rest. */
export const PathPatternSchema = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^\/[^*?#\s]*\*?$/, 'a path such as /v1/users/:id/exists or /v1/*'),
  );

export const MethodSchema = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

const TextSchema = z.string().check(z.maxLength(2_000));
const NamesSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** A pattern of requests: absent fields match anything, and `*` in a text matches any text. */
export const requestPatternFields = {
  method: z.optional(MethodSchema),
  path: z.optional(PathPatternSchema),
  /** Required parameters, among any others; null requires absence. */
  query: z.optional(z.record(NamesSchema, z.nullable(z.union([TextSchema, z.array(TextSchema)])))),
  /** Required headers in any case, among any others; null requires absence. */
  headers: z.optional(z.record(NamesSchema, z.nullable(TextSchema))),
  /** A partial JSON body: objects may have more fields, lists must have equal length. */
  body: z.optional(z.unknown()),
  wallet: z.optional(WalletAddressSchema),
};

export const RequestPatternSchema = z.strictObject(requestPatternFields);
export type RequestPattern = z.infer<typeof RequestPatternSchema>;
