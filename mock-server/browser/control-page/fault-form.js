import { textOf } from './dom.js';

/** @typedef {import('../../src/kernel/faults/fault.schema').Fault} Fault */
/** @typedef {import('../../src/kernel/faults/fault.schema').FaultAnswer} FaultAnswer */

/**
 * @param {FormData} data
 * @param {string} name
 */
const numberOf = (data, name) => {
  const text = textOf(data, name);
  return text === '' ? undefined : Number(text);
};

/**
 * @param {FormData} data
 * @returns {FaultAnswer | undefined}
 */
const answerOf = (data) => {
  const kind = textOf(data, 'kind');
  if (kind === 'status') {
    const message = textOf(data, 'message');
    const retryAfter = numberOf(data, 'retryAfter');
    return {
      kind,
      status: numberOf(data, 'status') ?? 503,
      ...(message !== '' && { message }),
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
  switch (kind) {
    case 'connection-reset':
    case 'malformed-json':
    case 'wrong-schema':
    case 'truncated-body':
      return { kind };
    default:
      return undefined;
  }
};

/**
 * @param {FormData} data
 * @returns {Fault['latencyMs']}
 */
const latencyOf = (data) => {
  const minMs = numberOf(data, 'minMs');
  const maxMs = numberOf(data, 'maxMs');
  return maxMs === undefined ? minMs : { minMs: minMs ?? 0, maxMs };
};

const METHODS = /** @type {const} */ (['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Omits empty fields. Doesn't validate the values, because the mock does.
 * @param {FormData} data
 * @returns {Fault}
 */
export const faultOf = (data) => {
  const method = METHODS.find((one) => one === textOf(data, 'method'));
  const path = textOf(data, 'path');
  const latencyMs = latencyOf(data);
  const answer = answerOf(data);
  const percent = numberOf(data, 'percent');
  const times = numberOf(data, 'times');
  return {
    ...(method !== undefined && { method }),
    ...(path !== '' && { path }),
    ...(latencyMs !== undefined && { latencyMs }),
    ...(answer !== undefined && { answer }),
    ...(percent !== undefined && { probability: percent / 100 }),
    ...(times !== undefined && { times }),
  };
};

/** @param {FaultAnswer} answer */
const wordsOfAnswer = (answer) => {
  if (answer.kind !== 'status') return answer.kind.replaceAll('-', ' ');
  return [
    `status ${answer.status}`,
    ...(answer.message === undefined ? [] : [`“${answer.message}”`]),
    ...(answer.retryAfter === undefined ? [] : [`retry after ${answer.retryAfter} s`]),
  ].join(' ');
};

/**
 * Returns a percentage without an exponent, and without the rounding error of the product.
 * @param {number} probability
 */
const percentOf = (probability) =>
  Number((probability * 100).toPrecision(12)).toLocaleString('en', { maximumFractionDigits: 20 });

/** @param {Fault} fault */
export const faultWords = ({ method, path, latencyMs, answer, probability, times, ...pattern }) => {
  const parts = /** @type {const} */ (['query', 'headers', 'wallet']).filter(
    (part) => pattern[part] !== undefined,
  );
  const by = parts.length === 0 ? '' : ` (by ${parts.join(', ')})`;
  const late = typeof latencyMs === 'object' ? `${latencyMs.minMs}–${latencyMs.maxMs}` : latencyMs;
  const does = [
    ...(answer === undefined ? [] : [wordsOfAnswer(answer)]),
    ...(late === undefined ? [] : [`${late} ms late`]),
    ...(probability === undefined ? [] : [`${percentOf(probability)}% of calls`]),
    ...(times === undefined ? [] : [times === 1 ? 'the next call' : `the next ${times} calls`]),
  ];
  return `${method ?? 'Any method'} ${path ?? 'any path'}${by}: ${does.join(', ')}`;
};
