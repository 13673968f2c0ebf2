import { STATUS_CODES } from 'node:http';

import { ErrorBodySchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import type { AnswerStep, HandAnswer, PreparedAnswers } from '../../kernel/answers/answer.schema';
import { REDACTED } from '../../kernel/journal/redaction';
import { callsMetBy, type ServedCall } from '../served-calls';

const MOST_BREACHES = 10;

export const bodyOfAnswer = ({ status, body, text }: HandAnswer): unknown =>
  body === undefined && text === undefined && status >= 400
    ? { message: STATUS_CODES[status] ?? `Status ${status}` }
    : body;

const wordsOf = ({ issues: [issue] }: z.core.$ZodError): string => {
  const place = issue?.path.map(String).join('.') ?? '';
  return `body${place === '' ? '' : `.${place}`}: ${issue?.message}`;
};

const schemaOf = (call: ServedCall, status: number): z.core.$ZodType | undefined => {
  const response = call.responses[status];
  return response instanceof z.core.$ZodType ? response : undefined;
};

export const breachOf = (answer: HandAnswer, call: ServedCall): string | undefined => {
  const { status, text } = answer;
  if (status >= 500) {
    const { error } = ErrorBodySchema.safeParse(bodyOfAnswer(answer));
    return text === undefined && error === undefined ? undefined : 'its body has no message';
  }
  if (!(status in call.responses)) return `status ${status} isn't in the contract`;
  const schema = schemaOf(call, status);
  if (schema === undefined) return undefined;
  if (text !== undefined) return 'its body should be JSON';
  const { error } = z.safeParse(schema, bodyOfAnswer(answer));
  return error === undefined ? undefined : wordsOf(error);
};

const isByHand = (step: AnswerStep): step is HandAnswer =>
  typeof step === 'object' && 'status' in step;

/**
 * Describes how prepared responses violate the contract. Violations are allowed, because tests need
 * invalid responses.
 */
export const breachesOf = ({ answers, ...pattern }: PreparedAnswers): string[] => {
  const calls = callsMetBy(pattern);
  const found = answers.flatMap((step, index) => {
    if (!isByHand(step) || step.template === true) return [];
    const secret = JSON.stringify(step).includes(REDACTED)
      ? [`Answer ${index + 1} has ${REDACTED} in place of a secret: put in one of your own.`]
      : [];
    const breaches = calls.flatMap((call) => {
      const breach = breachOf(step, call);
      return breach === undefined
        ? []
        : [`Answer ${index + 1} breaks the contract of ${call.method} ${call.path}: ${breach}.`];
    });
    return [...secret, ...breaches];
  });
  return found.length > MOST_BREACHES
    ? [...found.slice(0, MOST_BREACHES), `And ${found.length - MOST_BREACHES} more.`]
    : found;
};
