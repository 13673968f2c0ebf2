import { WalletAddressSchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

/** `:name` stands for one segment, `*` at the end for whatever follows. */
export const PathPatternSchema = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^\/[^*?#\s]*\*?$/, 'a path such as /v1/users/:id/exists or /v1/*'),
  );

export const MethodSchema = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

const TextSchema = z.string().check(z.maxLength(2_000));
const NamesSchema = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Which requests are meant. A field that is absent means any. In texts `*` stands for any text, so `"*"`
 * alone means that something is there.
 */
export const requestPatternFields = {
  method: z.optional(MethodSchema),
  path: z.optional(PathPatternSchema),
  /** These parameters, whatever others there are; null: the parameter is absent. */
  query: z.optional(z.record(NamesSchema, z.nullable(z.union([TextSchema, z.array(TextSchema)])))),
  /** These headers, in any letter case, whatever others there are; null: the header is absent. */
  headers: z.optional(z.record(NamesSchema, z.nullable(TextSchema))),
  /** Part of a JSON body: objects may have more fields, lists have as many items. */
  body: z.optional(z.unknown()),
  /** Whose access token came with it. */
  wallet: z.optional(WalletAddressSchema),
};

export const RequestPatternSchema = z.strictObject(requestPatternFields);
export type RequestPattern = z.infer<typeof RequestPatternSchema>;
