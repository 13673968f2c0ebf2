import * as z from 'zod/mini';

import { requestPatternFields } from '../../kernel/requests/request-pattern.schema';

const CountSchema = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** Which calls there should have been, and how many. Without a number: at least one. */
export const ExpectedCallsSchema = z
  .strictObject({
    ...requestPatternFields,
    /** Of the answer. */
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

/** A call of the journal, to be looked up there by its id. */
const CallSchema = z.looseObject({
  id: z.string(),
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string(),
  status: z.nullable(z.int()),
});

/** What the journal says of it. */
export const VerifiedSchema = z.looseObject({
  met: z.boolean(),
  /** How many calls of the journal fit. */
  count: z.int(),
  /** All of it in words: the number, and if it isn't the right one, the nearest misses. */
  message: z.string(),
  /** The last ones that fit, oldest first. */
  calls: z.array(CallSchema),
  /** Those that came nearest without fitting, the nearest first. Only when there were too few. */
  nearest: z.array(z.looseObject({ ...CallSchema.shape, differs: z.array(z.string()) })),
  /** Entries that the journal had to drop: calls among them are not in the count. */
  forgotten: z.int(),
});
export type Verified = z.infer<typeof VerifiedSchema>;
