import type { Exchange } from './probe/exchange';

/** The minimum number of responses for a statement about all of them. */
const ENOUGH = 10;

const signatureOf = ({ answer }: Exchange): string =>
  answer === undefined ? '' : `${answer.status} ${answer.body.toString('latin1')}`;

/** Other 429s are intended: checks of limits and random codes provoke them. */
const onLimits = (ofFailed: readonly Exchange[]): string[] => {
  const refused = ofFailed.filter(({ answer }) => answer?.status === 429).length;
  const calls = refused === 1 ? '1 call was' : `${refused} calls were`;
  return refused > 0
    ? [
        `${calls} refused with 429 in checks that failed: lift the target's rate limits for the run, or wait longer with --patience.`,
      ]
    : [];
};

/** A run without any successful login suggests a wrong setting rather than a broken provider. */
const onLogins = (exchanges: readonly Exchange[], ofFailed: readonly Exchange[]): string[] => {
  const isLogin = ({ request }: Exchange): boolean => request.route === 'users.login';
  const isIn = exchanges.some((exchange) => isLogin(exchange) && exchange.answer?.status === 200);
  const isRefused = ofFailed.some(
    (exchange) => isLogin(exchange) && exchange.answer?.status === 401,
  );
  return isRefused && !isIn
    ? [
        'Every login was refused with 401: the login message must link to the legal pages that the target expects. Set their base with --legal-links-base.',
      ]
    : [];
};

/** Detects that the URL leads to another kind of server. */
const onSameness = (exchanges: readonly Exchange[]): string[] => {
  const answered = exchanges.filter(
    ({ answer, request }) => answer !== undefined && request.route !== undefined,
  );
  const [first] = answered;
  if (first?.answer === undefined || answered.length < ENOUGH) return [];
  const { status, body } = first.answer;
  const shown = body.toString('utf8').slice(0, 80) || 'no body';
  if (answered.every((exchange) => signatureOf(exchange) === signatureOf(first))) {
    return [
      `All ${answered.length} calls got the same response (${status}, ${shown}), whatever the request: this doesn't look like an implementation of the API. Is the URL right?`,
    ];
  }
  if (answered.every(({ answer }) => answer?.status === 404)) {
    return ["Every call got a 404: the API isn't at this URL. Pass the URL without /v1."];
  }
  return [];
};

/** Returns observations about the run; `ofFailed` has exchanges of failed and skipped checks. */
export const notesOn = (
  exchanges: readonly Exchange[],
  ofFailed: readonly Exchange[] = [],
): string[] => [...onSameness(exchanges), ...onLimits(ofFailed), ...onLogins(exchanges, ofFailed)];
