/** @typedef {import('../../src/control/mock-client').MockClient} WholeClient */
/** @typedef {Omit<WholeClient, 'assertNoUnmatched' | 'har' | 'resetAccount' | 'resetCredits'>} MockClient */

const UNREACHABLE =
  'The mock didn’t answer. What you typed is still here. Check that the mock is running, then try again.';

/**
 * @param {unknown} body
 * @param {number} status
 */
const wordsOf = (body, status) =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : `status ${status}`;

/**
 * Makes the same calls as `connectToMock` does in tests. Its errors have messages for the user.
 * @param {string} world
 * @returns {MockClient}
 */
export const connect = (world) => {
  /**
   * Doesn't validate the response, because the mock has already validated it.
   * @template Answer
   * @param {'GET' | 'POST' | 'PUT' | 'DELETE'} method
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<Answer>}
   */
  const call = async (method, path, body) => {
    let response;
    try {
      response = await fetch(`/__mock/${path}`, {
        method,
        headers: {
          'x-mock-world': world,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch (cause) {
      throw new Error(UNREACHABLE, { cause });
    }
    const answer = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    throw new Error(`The mock refused this. ${wordsOf(answer, response.status)}`);
  };

  /**
   * @template {string} Key
   * @template Value
   * @param {Key} key
   * @param {Promise<Record<Key, Value>>} answer
   */
  const pick = async (key, answer) => (await answer)[key];

  const verified = (/** @type {object} */ expected) =>
    /** @type {ReturnType<MockClient['verify']>} */ (call('POST', 'verify', expected));

  return {
    world,
    reset: () => call('POST', 'reset'),
    resetOne: (entity, id) => call('POST', `reset/${entity}/${encodeURIComponent(id)}`),
    enterScenario: (name) => call('POST', 'scenario', { name }),
    scenarios: () => pick('scenarios', call('GET', 'scenarios')),
    state: () => call('GET', 'state'),
    restore: (state) => call('POST', 'state', state),
    addFault: (fault) => call('POST', 'faults', fault),
    faults: () => pick('faults', call('GET', 'faults')),
    removeFault: (id) => call('DELETE', `faults/${id}`),
    clearFaults: () => call('DELETE', 'faults'),
    prepareAnswers: (prepared) => call('POST', 'answers', prepared),
    answers: () => pick('answers', call('GET', 'answers')),
    removeAnswers: (id) => call('DELETE', `answers/${id}`),
    clearAnswers: () => call('DELETE', 'answers'),
    mintToken: (request = {}) => call('POST', 'tokens', request),
    grant: (request) => call('POST', 'grants', request),
    drawAs: (conduct) => call('PUT', 'draws', { conduct }),
    status: () => call('GET', 'clock'),
    setTime: (now) => call('POST', 'clock', { now: now.toISOString() }),
    advance: (advanceMs) => call('POST', 'clock', { advanceMs }),
    flags: () => call('GET', 'flags'),
    overrideFlags: (flags) => call('PUT', 'flags', flags),
    journal: () => pick('entries', call('GET', 'journal')),
    verify: async (expected) => {
      const answer = await verified(expected);
      if (!answer.met) throw new Error(answer.message);
      return answer;
    },
    countCalls: async (pattern) => (await verified({ ...pattern, atLeast: 0 })).count,
    exchange: (id) => call('GET', `journal/${id}`),
    events: () => call('GET', 'events'),
    pushEvent: (event) => call('POST', 'events', event),
    pauseEvents: (paused = true) => call('PUT', 'events', { paused }),
    cutEvents: () => call('DELETE', 'events'),
    delayBeacon: (late = true) => call('PUT', 'beacon', { late }),
    shadow: () => call('GET', 'shadow'),
    forgetShadow: () => call('DELETE', 'shadow'),
    worlds: () => pick('worlds', call('GET', 'worlds')),
  };
};
