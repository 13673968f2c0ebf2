import { WalletAddressSchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

/** In a path, `:name` matches one segment, and a `*` at the end matches any rest. */
export const PathPatternSchema = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^\/[^*?#\s]*\*?$/, 'a path such as /v1/users/:id/exists or /v1/*'),
  );

export const MethodSchema = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

const TextSchema = z.string().check(z.maxLength(2_000));
const NamesSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** A request pattern. Absent fields match anything, and `*` in a string any characters. */
export const requestPatternFields = {
  method: z.optional(MethodSchema),
  path: z.optional(PathPatternSchema),
  /**
   * Required query parameters; others may be present. Null means that the parameter must be absent.
   */
  query: z.optional(z.record(NamesSchema, z.nullable(z.union([TextSchema, z.array(TextSchema)])))),
  /**
   * Required headers, in any case; others may be present. Null means that the header must be
   * absent.
   */
  headers: z.optional(z.record(NamesSchema, z.nullable(TextSchema))),
  /**
   * A partial JSON body: its objects may have more fields, but its lists must have the same length.
   */
  body: z.optional(z.unknown()),
  wallet: z.optional(WalletAddressSchema),
};

export const RequestPatternSchema = z.strictObject(requestPatternFields);
export type RequestPattern = z.infer<typeof RequestPatternSchema>;
