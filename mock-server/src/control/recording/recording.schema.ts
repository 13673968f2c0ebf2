import * as z from 'zod/mini';

import { HeadersSchema, PreparedAnswersSchema } from '../../kernel/answers/answer.schema';
import { FaultSchema } from '../../kernel/faults/fault.schema';
import { FlagOverridesSchema } from '../../world/flags/flag-overrides.schema';
import { SCENARIO_NAMES } from '../scenarios/scenario-names';
import { whyNeverMet } from '../served-calls';

const NAMES: ReadonlySet<string> = new Set(SCENARIO_NAMES);

export const LONGEST_RECORDED = 256 * 1024;
export const MOST_RECORDED = 20_000;

const TextSchema = z.string().check(z.maxLength(LONGEST_RECORDED * 2));

const RecordedAnswerSchema = z
  .strictObject({
    status: z.int().check(z.minimum(200), z.maximum(599)),
    headers: z.optional(HeadersSchema),
    body: z.optional(z.unknown()),
    text: z.optional(TextSchema),
    /** Why the body isn't recorded: it is a picture, or too long. */
    omitted: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ body, text }) => body === undefined || text === undefined,
      'Give a body, which is sent as JSON, or a text, which is sent as it is.',
    ),
  );
export type RecordedAnswer = z.infer<typeof RecordedAnswerSchema>;

/** A recorded call with its response, without secrets. */
export const RecordedCallSchema = z.strictObject({
  method: z.string().check(z.regex(/^[A-Z]{3,10}$/, 'a method such as GET')),
  path: z.string().check(z.startsWith('/'), z.maxLength(4_000)),
  query: z.optional(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
  body: z.optional(z.unknown()),
  upload: z.optional(z.literal(true)),
  signedIn: z.optional(z.literal(true)),
  answer: RecordedAnswerSchema,
});
export type RecordedCall = z.infer<typeof RecordedCallSchema>;

const meetable = <Item extends Parameters<typeof whyNeverMet>[0]>() =>
  z.check<Item[]>((context) => {
    for (const [index, item] of context.value.entries()) {
      const message = whyNeverMet(item);
      if (message === undefined) continue;
      context.issues.push({ code: 'custom', message, path: [index], input: context.value });
    }
  });

/**
 * A scenario file, in the format that `--record` writes. The mock itself handles calls that the
 * file has no response for.
 */
export const ScenarioFileSchema = z.strictObject({
  version: z.literal(1),
  name: z.string().check(
    z.regex(/^[a-z\d][a-z\d-]{0,63}$/, 'a name such as my-scenario'),
    z.refine((name) => !NAMES.has(name), 'The mock has a scenario of this name already.'),
  ),
  summary: z.string().check(z.minLength(1), z.maxLength(300)),
  otherwise: z._default(z.enum(['mock', 'not-found']), 'mock'),
  faults: z.optional(z.array(FaultSchema).check(z.maxLength(100), meetable())),
  answers: z.optional(z.array(PreparedAnswersSchema).check(z.maxLength(100), meetable())),
  flags: z.optional(FlagOverridesSchema),
  calls: z._default(z.array(RecordedCallSchema).check(z.maxLength(MOST_RECORDED)), []),
});
export type ScenarioFile = z.infer<typeof ScenarioFileSchema>;
