/** The example request and successful response of a call; undefined for none. */
export type CallExample = { request?: unknown; response?: unknown };
/** Examples by the call's name in the contract, such as `users.me`. */
export type CallExamples = Readonly<Record<string, CallExample>>;
