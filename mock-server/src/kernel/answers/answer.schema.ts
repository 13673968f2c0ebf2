import * as z from 'zod/mini';

import { MillisecondsSchema } from '../faults/fault.schema';
import { PathPatternSchema, requestPatternFields } from '../requests/request-pattern.schema';
import { isTemplate, TEMPLATE_WORDS } from './template';

export const MOST_PREPARED = 100;
const LONGEST_SEQUENCE = 256 * 1024;
export const LONGEST_PREPARED = 1024 * 1024;

/** Transport headers, which prepared responses can't set: wrong values break the connection. */
const CARRIAGE = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const HeaderValueSchema = z
  .string()
  .check(z.maxLength(4_000), z.regex(/^[\t\u0020-\u007E\u0080-\u00FF]*$/, 'one line of Latin-1'));

export const HeadersSchema = z
  .record(
    z.string().check(z.regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/, 'a header name')),
    z.union([HeaderValueSchema, z.array(HeaderValueSchema).check(z.maxLength(20))]),
  )
  .check(
    z.refine((headers) => Object.keys(headers).length <= 50, 'at most 50 headers'),
    z.refine(
      (headers) => Object.keys(headers).every((name) => !CARRIAGE.has(name.toLowerCase())),
      `The mock sets these headers itself: ${[...CARRIAGE].join(', ')}.`,
    ),
  );

const hasNoBody = (status: number): boolean => status === 204 || status === 205 || status === 304;

/** A custom response, which may break the contract; a refusal's default body is its status text. */
export const HandAnswerSchema = z
  .strictObject({
    status: z.int().check(z.minimum(200), z.maximum(599)),
    headers: z.optional(HeadersSchema),
    body: z.optional(z.unknown()),
    /** Sent unchanged, instead of a JSON body. */
    text: z.optional(z.string()),
    latencyMs: z.optional(MillisecondsSchema),
    /** Whether the body, text and headers have placeholders such as `{{query.x}}`. */
    template: z.optional(z.boolean()),
    /** Whether a template's response must match the contract; true by default. */
    validate: z.optional(z.boolean()),
  })
  .check(
    z.refine((answer) => answer.template !== true || isTemplate(answer), TEMPLATE_WORDS),
    z.refine(
      ({ template, validate }) => validate === undefined || template === true,
      'validate is only for a template; other answers are checked when they are prepared.',
    ),
    z.refine(
      ({ body, text }) => body === undefined || text === undefined,
      'Give a body, which is sent as JSON, or a text, which is sent as it is.',
    ),
    z.refine(
      ({ status, body, text }) => !hasNoBody(status) || (body === undefined && text === undefined),
      'An answer with this status has no body.',
    ),
  );
export type HandAnswer = z.infer<typeof HandAnswerSchema>;

const LateAnswerSchema = z.strictObject({
  real: z.literal(true),
  latencyMs: MillisecondsSchema,
});

/** The outcome of a call: a custom response, the mock's own (`real`), or a reset connection. */
export const AnswerStepSchema = z.union(
  [HandAnswerSchema, LateAnswerSchema, z.literal('real'), z.literal('connection-reset')],
  {
    error: (issue) => {
      const [first] = issue.code === 'invalid_union' ? (issue.errors[0] ?? []) : [];
      const isAnswer = typeof issue.input === 'object' && issue.input !== null;
      return first === undefined || !isAnswer
        ? 'Give { "status", "headers", "body" or "text", "latencyMs" }, "real", { "real": true, "latencyMs" } or "connection-reset".'
        : `${first.path.map(String).join('.')}: ${first.message}`.replace(/^: /, '');
    },
  },
);
export type AnswerStep = z.infer<typeof AnswerStepSchema>;

const sequenceFields = {
  ...requestPatternFields,
  path: PathPatternSchema,
  /** One for each matching call, in order. */
  answers: z.array(AnswerStepSchema).check(z.minLength(1), z.maxLength(MOST_PREPARED)),
  /** After the last answer: the mock's own (default), the last one forever, or all again. */
  afterwards: z.optional(z.enum(['real', 'last', 'again'])),
  /** A parameter of the path: each of its values gets the whole sequence. */
  per: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
};

const namesItsParameter = ({ path, per }: { path: string; per?: string | undefined }): boolean =>
  per === undefined || path.split('/').includes(`:${per}`);
const NO_PARAMETER = 'per names a parameter of the path, such as id of /economy/v1/traits/:id';

const isShort = (sequence: object): boolean => JSON.stringify(sequence).length <= LONGEST_SEQUENCE;
const TOO_LONG = `Answers may have ${LONGEST_SEQUENCE} characters in all.`;

/** Answers for the calls that match a pattern. */
export const PreparedAnswersSchema = z
  .strictObject(sequenceFields)
  .check(z.refine(isShort, TOO_LONG), z.refine(namesItsParameter, NO_PARAMETER));
export type PreparedAnswers = z.infer<typeof PreparedAnswersSchema>;

/** The maximum number of values of a parameter that a sequence counts. */
export const MOST_COUNTED = 1_000;
/** Longer values share one count, because no identifier is this long. */
export const LONGEST_VALUE = 100;

/**
 * Prepared answers with the index of the next one, from 0. With `per`, `taken` counts the calls of
 * each value instead.
 */
export const WaitingAnswersSchema = z
  .strictObject({
    id: z.string().check(z.regex(/^a\d{1,9}$/)),
    next: z.int().check(z.minimum(0), z.maximum(MOST_PREPARED)),
    taken: z.optional(
      z
        .array(
          z.strictObject({
            value: z.string().check(z.maxLength(LONGEST_VALUE)),
            calls: z.int().check(z.minimum(1)),
          }),
        )
        .check(z.maxLength(MOST_COUNTED)),
    ),
    ...sequenceFields,
  })
  .check(
    z.refine((waiting) => isShort({ ...waiting, taken: undefined }), TOO_LONG),
    z.refine(namesItsParameter, NO_PARAMETER),
    z.refine(({ next, answers }) => next < answers.length, 'next is a place in answers'),
  );
export type WaitingAnswers = z.infer<typeof WaitingAnswersSchema>;
