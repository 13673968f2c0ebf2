import type { Exchange } from './probe/exchange';

/** Answers below which nothing can be said about all of them. */
const ENOUGH = 10;

const signatureOf = ({ answer }: Exchange): string =>
  answer === undefined ? '' : `${answer.status} ${answer.body.toString('latin1')}`;

/** The checks of limits themselves see a 429 now and then. */
const MORE_THAN_CHECKED = 5;

const onLimits = (exchanges: readonly Exchange[]): string[] => {
  const refused = exchanges.filter(({ answer }) => answer?.status === 429).length;
  return refused > MORE_THAN_CHECKED
    ? [
        `${refused} calls were refused with 429: lift the target's rate limits for the run, or wait longer with --patience.`,
      ]
    : [];
};

/** Whether this looks like some other server. */
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
      `All ${answered.length} calls got the same answer (${status}, ${shown}), whatever was asked: this does not look like an implementation of the API. Is the URL right?`,
    ];
  }
  if (answered.every(({ answer }) => answer?.status === 404)) {
    return [
      'Every call was answered with 404: the API is not at this URL. Give what stands before /v1.',
    ];
  }
  return [];
};

/** What a whole run says that no single check does. */
export const notesOn = (exchanges: readonly Exchange[]): string[] => [
  ...onSameness(exchanges),
  ...onLimits(exchanges),
];
