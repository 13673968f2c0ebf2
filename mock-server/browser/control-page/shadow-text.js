/** @typedef {import('../../src/control/shadow/shadow.schema').ShadowReport} ShadowReport */

const plural = (/** @type {number} */ count, /** @type {string} */ noun) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** @param {ShadowReport} report */
export const summaryText = ({ provider, compared, differing, pending }) =>
  [
    `${plural(compared, 'call')} compared with ${provider}, ${differing} of them different.`,
    ...(pending === 0 ? [] : [`${plural(pending, 'comparison')} pending.`]),
  ].join(' ');

/**
 * Returns the reasons why calls weren't compared, or an empty text if all were.
 * @param {ShadowReport} report
 */
export const skippedText = ({ skipped: { signedIn, busy, failed, unreadable } }) => {
  const reasons = [
    { count: signedIn, reason: 'signed in' },
    { count: busy, reason: 'too many waiting' },
    { count: failed, reason: 'no response from the provider' },
    { count: unreadable, reason: 'body too large or not text' },
  ].filter(({ count }) => count > 0);
  if (reasons.length === 0) return '';
  return `Not compared: ${reasons.map(({ count, reason }) => `${count} (${reason})`).join(', ')}.`;
};

/**
 * Returns one line for each difference of a route, and one for its volatile fields.
 * @param {ShadowReport['routes'][number]} route
 */
export const differenceLines = ({ statuses, differences, volatile }) => [
  ...statuses.map(
    ({ mock, provider, calls }) =>
      `Status: mock ${mock}, provider ${provider} (${plural(calls, 'call')})`,
  ),
  ...differences.map(
    ({ path, mock, provider, calls }) =>
      `${path}: mock ${mock ?? 'has no such field'}, provider ${provider ?? 'has no such field'} (${plural(calls, 'call')})`,
  ),
  ...(volatile.length === 0 ? [] : [`Left out, because they change: ${volatile.join(', ')}`]),
];

/** @param {ShadowReport['routes'][number]} route */
export const routeText = ({ method, path, compared, differing }) =>
  `${method} ${path}: ${differing} of ${plural(compared, 'call')} different`;
