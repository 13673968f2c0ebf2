import * as z from 'zod/mini';

import { requestPatternFields } from '../../kernel/requests/request-pattern.schema';

const CountSchema = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** The expected calls and their number, at least one by default. */
export const ExpectedCallsSchema = z
  .strictObject({
    ...requestPatternFields,
    status: z.optional(z.int().check(z.minimum(100), z.maximum(599))),
    exactly: z.optional(CountSchema),
    atLeast: z.optional(CountSchema),
    atMost: z.optional(CountSchema),
  })
  .check(
    z.refine(
      ({ exactly, atLeast, atMost }) =>
        exactly === undefined || (atLeast === undefined && atMost === undefined),
      'Give exactly, or atLeast and atMost.',
    ),
    z.refine(
      ({ atLeast = 0, atMost = Infinity }) => atLeast <= atMost,
      'atLeast is at most atMost',
    ),
  );
export type ExpectedCalls = z.infer<typeof ExpectedCallsSchema>;

const CallSchema = z.looseObject({
  id: z.string(),
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string(),
  status: z.nullable(z.int()),
});

/** The result of a verification. */
export const VerifiedSchema = z.looseObject({
  met: z.boolean(),
  count: z.int(),
  /**
   * The result in words: the number of calls and, if the number is wrong, the most similar calls.
   */
  message: z.string(),
  calls: z.array(CallSchema),
  /** The most similar calls, most similar first, when too few calls matched. */
  nearest: z.array(z.looseObject({ ...CallSchema.shape, differs: z.array(z.string()) })),
  /** The number of old journal entries that were dropped and therefore aren't counted. */
  forgotten: z.int(),
});
export type Verified = z.infer<typeof VerifiedSchema>;
