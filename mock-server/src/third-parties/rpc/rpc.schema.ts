import * as z from 'zod/mini';

const Version = z.literal('2.0');
const IdSchema = z.nullable(z.union([z.string(), z.number()]));
export type RpcId = z.infer<typeof IdSchema>;

/** A call. Without an id, it is a notification and gets no response. */
export const RpcRequestSchema = z.looseObject({
  jsonrpc: Version,
  method: z.string(),
  params: z.optional(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
  id: z.optional(IdSchema),
});

const RpcAnswerSchema = z.union([
  z.strictObject({ jsonrpc: Version, id: IdSchema, result: z.unknown() }),
  z.strictObject({
    jsonrpc: Version,
    id: IdSchema,
    error: z.strictObject({
      code: z.int(),
      message: z.string(),
      data: z.optional(z.string()),
    }),
  }),
]);
export type RpcAnswer = z.infer<typeof RpcAnswerSchema>;

export const RpcAnswersSchema = z.union([RpcAnswerSchema, z.array(RpcAnswerSchema)]);
