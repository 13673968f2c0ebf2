type Success = { status: 200 | 201 };

const isSuccess = <Answer extends { status: number }>(
  answer: Answer,
): answer is Extract<Answer, Success> => answer.status === 200 || answer.status === 201;

/** The fetcher throws all error responses, but the contract's types still contain them. */
export const bodyOf = <Answer extends { status: number; body: unknown }>(
  answer: Answer,
): Extract<Answer, Success>['body'] => {
  if (!isSuccess(answer)) throw new Error('The fetcher lets no refusal through.');
  return answer.body;
};
