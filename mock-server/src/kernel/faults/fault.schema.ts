import * as z from 'zod/mini';

import { requestPatternFields } from '../requests/request-pattern.schema';

const LONGEST_LATENCY_MS = 120_000;

export const MillisecondsSchema = z.int().check(z.minimum(0), z.maximum(LONGEST_LATENCY_MS));

const LatencySchema = z.union(
  [
    MillisecondsSchema,
    z
      .strictObject({ minMs: MillisecondsSchema, maxMs: MillisecondsSchema })
      .check(z.refine(({ minMs, maxMs }) => minMs <= maxMs, 'minMs is at most maxMs')),
  ],
  `Give whole milliseconds up to ${LONGEST_LATENCY_MS}, or { "minMs", "maxMs" }.`,
);

/** A fault either responds instead of performing the call, or corrupts the call's response. */
const FaultAnswerSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    message: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    /** The value of the Retry-After header, in seconds. */
    retryAfter: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
  }),
  z.strictObject({ kind: z.literal('malformed-json') }),
  z.strictObject({ kind: z.literal('wrong-schema') }),
  z.strictObject({ kind: z.literal('truncated-body') }),
  z.strictObject({ kind: z.literal('connection-reset') }),
]);
export type FaultAnswer = z.infer<typeof FaultAnswerSchema>;

/** Faults apply before a body is read, so they can't depend on it. */
const { body: _body, ...whereFields } = requestPatternFields;

const faultFields = {
  ...whereFields,
  latencyMs: z.optional(LatencySchema),
  answer: z.optional(FaultAnswerSchema),
  /** The probability that a call is affected, drawn with the world's seed; 1 by default. */
  probability: z.optional(z.number().check(z.gt(0), z.maximum(1))),
  /** The number of affected calls after which the fault is removed; unlimited by default. */
  times: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
};

const doesSomething = ({ latencyMs, answer }: { latencyMs?: unknown; answer?: unknown }): boolean =>
  latencyMs !== undefined || answer !== undefined;
const DO_SOMETHING = 'A fault has a latencyMs, an answer, or both.';

export const FaultSchema = z.strictObject(faultFields).check(z.refine(doesSomething, DO_SOMETHING));
export type Fault = z.infer<typeof FaultSchema>;

export const WaitingFaultSchema = z
  .strictObject({ id: z.string().check(z.regex(/^f\d{1,9}$/)), ...faultFields })
  .check(z.refine(doesSomething, DO_SOMETHING));
export type WaitingFault = z.infer<typeof WaitingFaultSchema>;
