import type { Exchange } from './probe/exchange';

/** The minimum number of responses that allow a statement about all of them. */
const ENOUGH = 10;

const signatureOf = ({ response }: Exchange): string =>
  response === undefined ? '' : `${response.status} ${response.body.toString('latin1')}`;

// Counts only the 429s of failed checks. Passed checks provoke 429s intentionally, to test limits
// and random codes.
const onLimits = (ofFailed: readonly Exchange[]): string[] => {
  const refused = ofFailed.filter(({ response }) => response?.status === 429).length;
  const calls = refused === 1 ? '1 call was' : `${refused} calls were`;
  return refused > 0
    ? [
        `${calls} refused with 429 in checks that failed: lift the target's rate limits for the run, or wait longer with --patience.`,
      ]
    : [];
};

// Notes that no login has succeeded, which suggests a wrong setting rather than a faulty provider.
const onLogins = (exchanges: readonly Exchange[], ofFailed: readonly Exchange[]): string[] => {
  const isLogin = ({ request }: Exchange): boolean => request.route === 'users.login';
  const isIn = exchanges.some((exchange) => isLogin(exchange) && exchange.response?.status === 200);
  const isRefused = ofFailed.some(
    (exchange) => isLogin(exchange) && exchange.response?.status === 401,
  );
  return isRefused && !isIn
    ? [
        'Every login was refused with 401: the login message must link to the legal pages that the target expects. Set their base with --legal-links-base.',
      ]
    : [];
};

// Notes that all responses are alike, because the URL then probably leads to another kind of
// server.
const onSameness = (exchanges: readonly Exchange[]): string[] => {
  const completed = exchanges.filter(
    ({ response, request }) => response !== undefined && request.route !== undefined,
  );
  const [first] = completed;
  if (first?.response === undefined || completed.length < ENOUGH) return [];
  const { status, body } = first.response;
  const shown = body.toString('utf8').slice(0, 80) || 'no body';
  if (completed.every((exchange) => signatureOf(exchange) === signatureOf(first))) {
    return [
      `All ${completed.length} calls got the same response (${status}, ${shown}), whatever the request: this doesn't look like an implementation of the API. Is the URL right?`,
    ];
  }
  if (completed.every(({ response }) => response?.status === 404)) {
    return ["Every call got a 404: the API isn't at this URL. Pass the URL without /v1."];
  }
  return [];
};

/** Returns notes about the run. `ofFailed` contains the exchanges of failed and skipped checks. */
export const notesOn = (
  exchanges: readonly Exchange[],
  ofFailed: readonly Exchange[] = [],
): string[] => [...onSameness(exchanges), ...onLimits(ofFailed), ...onLogins(exchanges, ofFailed)];
