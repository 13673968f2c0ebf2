type Success = { status: 200 | 201 };

const isSuccess = <AnyResponse extends { status: number }>(
  response: AnyResponse,
): response is Extract<AnyResponse, Success> => response.status === 200 || response.status === 201;

/** The fetcher throws all error responses, but the contract's types still contain them. */
export const bodyOf = <AnyResponse extends { status: number; body: unknown }>(
  response: AnyResponse,
): Extract<AnyResponse, Success>['body'] => {
  if (!isSuccess(response)) throw new Error('The fetcher returned an error response.');
  return response.body;
};
