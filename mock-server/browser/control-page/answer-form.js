import { textOf } from './dom.js';

/** @typedef {import('../../src/kernel/answers/answer.schema').PreparedAnswers} PreparedAnswers */
/** @typedef {import('../../src/kernel/answers/answer.schema').WaitingAnswers} WaitingAnswers */
/** @typedef {import('../../src/kernel/answers/answer.schema').AnswerStep} AnswerStep */
/** @typedef {import('../../src/kernel/journal/journal.schema').Exchange} Exchange */

const METHODS = /** @type {const} */ (['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
const MOST_TIMES = 100;

/**
 * @param {string} lines each `name: value`
 * @returns {Record<string, string>}
 * @throws Error whose words say what is wanted
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
 * What a body is sent as: JSON where it is JSON, else the text as it is.
 *
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
 * The answer that the form describes, as often as it says.
 *
 * @param {FormData} data
 * @returns {AnswerStep[]}
 * @throws Error whose words say what is wanted
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
        };
  return Array.from({ length: times }, () => step);
};

/**
 * The answers that the form describes, after those that were added before. The mock says what is wrong
 * with them.
 *
 * @param {FormData} data
 * @param {readonly AnswerStep[]} before
 * @returns {PreparedAnswers}
 */
export const preparedOf = (data, before) => {
  const method = METHODS.find((one) => one === textOf(data, 'method'));
  const afterwards = textOf(data, 'afterwards');
  return {
    ...(method !== undefined && { method }),
    path: textOf(data, 'path'),
    answers: [...before, ...stepsOf(data)],
    ...((afterwards === 'last' || afterwards === 'again') && { afterwards }),
  };
};

/** @param {AnswerStep} step */
export const stepWords = (step) => {
  if (step === 'real') return 'the mock’s own answer';
  return step === 'connection-reset' ? 'a reset connection' : `status ${step.status}`;
};

const AFTERWARDS = {
  real: '',
  last: ', then the last one forever',
  again: ', then all again, over and over',
};

/**
 * Prepared answers in one line: for which calls, and what is still to come.
 *
 * @param {WaitingAnswers} waiting
 */
export const waitingWords = ({ method, path, answers, next, afterwards = 'real', ...pattern }) => {
  const parts = /** @type {const} */ (['query', 'headers', 'body', 'wallet']).filter(
    (part) => pattern[part] !== undefined,
  );
  return [
    `${method ?? 'Any method'} ${path}`,
    ...(parts.length === 0 ? [] : [` (by ${parts.join(', ')})`]),
    `: ${answers.slice(next).map(stepWords).join(', ')}`,
    AFTERWARDS[afterwards],
  ].join('');
};

/** Headers that the mock sets by itself, or that belong to one answer only, do not go into the next one. */
const KEPT_HEADERS = new Set(['retry-after', 'location', 'link', 'x-request-id']);

/**
 * What the form shows to give an answer once more.
 *
 * @param {Exchange} exchange
 * @returns {{ kind: string, status: string, headers: string, content: string }}
 */
export const againOf = ({ entry: { status }, answer }) => {
  if (status === null) return { kind: 'connection-reset', status: '', headers: '', content: '' };
  const isText = answer?.text !== undefined;
  const kept = Object.entries(answer?.headers ?? {}).filter(
    ([name]) => KEPT_HEADERS.has(name) || (isText && name === 'content-type'),
  );
  return {
    kind: 'hand',
    status: String(status),
    headers: kept.map(([name, value]) => `${name}: ${String(value)}`).join('\n'),
    content:
      answer?.body === undefined ? (answer?.text ?? '') : JSON.stringify(answer.body, undefined, 2),
  };
};
