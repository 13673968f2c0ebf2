import { textOf } from './dom.js';

/** @typedef {import('../../src/kernel/answers/answer.schema').PreparedAnswers} PreparedAnswers */
/** @typedef {import('../../src/kernel/answers/answer.schema').WaitingAnswers} WaitingAnswers */
/** @typedef {import('../../src/kernel/answers/answer.schema').AnswerStep} AnswerStep */
/** @typedef {import('../../src/kernel/journal/journal.schema').Exchange} Exchange */

const METHODS = /** @type {const} */ (['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
const MOST_TIMES = 100;

/**
 * @throws Error with a message for the user when a line is invalid
 * @param {string} lines each `name: value`
 * @returns {Record<string, string>}
 */
const headersOf = (lines) =>
  Object.fromEntries(
    lines
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const colon = line.indexOf(':');
        if (colon < 1) throw new Error(`Write each header as name: value, unlike “${line}”.`);
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      }),
  );

/**
 * Returns valid JSON as a JSON body, and anything else as plain text.
 * @param {string} text
 * @returns {{ body?: unknown, text?: string }}
 */
const contentOf = (text) => {
  if (text === '') return {};
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { text };
  }
};

/**
 * Repeats the form's response as often as the form says.
 * @throws Error with a message for the user when a header is invalid
 * @param {FormData} data
 * @returns {AnswerStep[]}
 */
export const stepsOf = (data) => {
  const times = Math.min(MOST_TIMES, Number(textOf(data, 'times') || '1'));
  const kind = textOf(data, 'kind');
  const headers = headersOf(textOf(data, 'headers'));
  /** @type {AnswerStep} */
  const step =
    kind === 'real' || kind === 'connection-reset'
      ? kind
      : {
          status: Number(textOf(data, 'status')),
          ...(Object.keys(headers).length > 0 && { headers }),
          ...contentOf(textOf(data, 'content')),
          ...(data.has('template') && { template: true }),
        };
  return Array.from({ length: times }, () => step);
};

/**
 * Doesn't validate the values, because the mock does.
 * @param {FormData} data
 * @param {readonly AnswerStep[]} before
 * @returns {PreparedAnswers}
 */
export const preparedOf = (data, before) => {
  const method = METHODS.find((one) => one === textOf(data, 'method'));
  const afterwards = textOf(data, 'afterwards');
  const per = textOf(data, 'per').replace(/^:/, '');
  return {
    ...(method !== undefined && { method }),
    path: textOf(data, 'path'),
    answers: [...before, ...stepsOf(data)],
    ...((afterwards === 'last' || afterwards === 'again') && { afterwards }),
    ...(per !== '' && { per }),
  };
};

/** @param {AnswerStep} step */
export const stepWords = (step) => {
  if (step === 'real') return 'the mock’s own answer';
  if (step === 'connection-reset') return 'a reset connection';
  if ('real' in step) return `the mock’s own answer, ${step.latencyMs} ms late`;
  return step.template ? `status ${step.status} from a template` : `status ${step.status}`;
};

const AFTERWARDS = {
  real: '',
  last: ', then the last one forever',
  again: ', then all again, over and over',
};

/** @param {WaitingAnswers} waiting */
export const waitingWords = ({
  method,
  path,
  answers,
  next,
  afterwards = 'real',
  per,
  ...pattern
}) => {
  const parts = /** @type {const} */ (['query', 'headers', 'body', 'wallet']).filter(
    (part) => pattern[part] !== undefined,
  );
  return [
    `${method ?? 'Any method'} ${path}`,
    ...(parts.length === 0 ? [] : [` (by ${parts.join(', ')})`]),
    ...(per === undefined ? [] : [`, for each ${per}`]),
    `: ${answers.slice(next).map(stepWords).join(', ')}`,
    AFTERWARDS[afterwards],
  ].join('');
};

/** Headers to copy when a response is repeated; all others belong to that one response. */
const COPIED_HEADERS = new Set(['retry-after', 'location', 'link', 'x-request-id']);

/**
 * Returns the form's fields for repeating the response to a call.
 * @param {Exchange} exchange
 * @returns {{ kind: string, status: string, headers: string, content: string }}
 */
export const againOf = ({ entry: { status }, answer }) => {
  if (status === null) return { kind: 'connection-reset', status: '', headers: '', content: '' };
  const isText = answer?.text !== undefined;
  const copied = Object.entries(answer?.headers ?? {}).filter(
    ([name]) => COPIED_HEADERS.has(name) || (isText && name === 'content-type'),
  );
  return {
    kind: 'hand',
    status: String(status),
    headers: copied.map(([name, value]) => `${name}: ${String(value)}`).join('\n'),
    content:
      answer?.body === undefined ? (answer?.text ?? '') : JSON.stringify(answer.body, undefined, 2),
  };
};
