/** The statuses of the contract's successes that carry a body. */
type Success = { status: 200 | 201 };

const isSuccess = <Answer extends { status: number }>(
  answer: Answer,
): answer is Extract<Answer, Success> => answer.status === 200 || answer.status === 201;

/**
 * The body of a success. The fetcher throws every refusal, so nothing else comes here; the contract's
 * types do not know that.
 */
export const bodyOf = <Answer extends { status: number; body: unknown }>(
  answer: Answer,
): Extract<Answer, Success>['body'] => {
  if (!isSuccess(answer)) throw new Error('The fetcher lets no refusal through.');
  return answer.body;
};
