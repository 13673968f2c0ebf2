import * as z from 'zod/mini';

import { MethodSchema, PathPatternSchema } from '../requests/request-pattern.schema';

/** Nobody waits longer for an answer. */
const LONGEST_LATENCY_MS = 120_000;

/** How long an answer is held back. */
export const MillisecondsSchema = z.int().check(z.minimum(0), z.maximum(LONGEST_LATENCY_MS));

/** Always the same, or drawn anew for each call, the ends included. */
const LatencySchema = z.union(
  [
    MillisecondsSchema,
    z
      .strictObject({ minMs: MillisecondsSchema, maxMs: MillisecondsSchema })
      .check(z.refine(({ minMs, maxMs }) => minMs <= maxMs, 'minMs is at most maxMs')),
  ],
  `Give whole milliseconds up to ${LONGEST_LATENCY_MS}, or { "minMs", "maxMs" }.`,
);

/**
 * What comes instead of the answer, or becomes of it. A status and a reset connection keep the call
 * from being done; with the others it is done, and its answer is spoilt: cut JSON, JSON of another
 * shape, a body that breaks off half-way.
 */
const FaultAnswerSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    message: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    /** Seconds. */
    retryAfter: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
  }),
  z.strictObject({ kind: z.literal('malformed-json') }),
  z.strictObject({ kind: z.literal('wrong-schema') }),
  z.strictObject({ kind: z.literal('truncated-body') }),
  z.strictObject({ kind: z.literal('connection-reset') }),
]);
export type FaultAnswer = z.infer<typeof FaultAnswerSchema>;

const faultFields = {
  /** Absent: any. */
  method: z.optional(MethodSchema),
  /** Absent: any. */
  path: z.optional(PathPatternSchema),
  latencyMs: z.optional(LatencySchema),
  answer: z.optional(FaultAnswerSchema),
  /** Of 1; drawn from the world's seed. Absent: always. */
  probability: z.optional(z.number().check(z.gt(0), z.maximum(1))),
  /** How many calls it still takes; then it is gone. Absent: all. */
  times: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
};

const doesSomething = ({ latencyMs, answer }: { latencyMs?: unknown; answer?: unknown }): boolean =>
  latencyMs !== undefined || answer !== undefined;
const DO_SOMETHING = 'A fault has a latencyMs, an answer, or both.';

/** Something that shall go wrong, and where. */
export const FaultSchema = z.strictObject(faultFields).check(z.refine(doesSomething, DO_SOMETHING));
export type Fault = z.infer<typeof FaultSchema>;

/** A fault that waits for calls. */
export const WaitingFaultSchema = z
  .strictObject({ id: z.string().check(z.regex(/^f\d{1,9}$/)), ...faultFields })
  .check(z.refine(doesSomething, DO_SOMETHING));
export type WaitingFault = z.infer<typeof WaitingFaultSchema>;
