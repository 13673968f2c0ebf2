import type { Exchange } from './probe/exchange';

/** Answers below which nothing can be said about all of them. */
const ENOUGH = 10;

const signatureOf = ({ answer }: Exchange): string =>
  answer === undefined ? '' : `${answer.status} ${answer.body.toString('latin1')}`;

/**
 * What a whole run says that no single check does: above all that this is some other server.
 */
export const notesOn = (exchanges: readonly Exchange[]): string[] => {
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
