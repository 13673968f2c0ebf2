import { type RefusalCode, RefusalSchema } from '@trait-market/contract/economy/shared';

import { expectBody, expectRefusal, expectThat } from '../expectations';
import type { CompletedExchange } from '../probe/exchange';

/** Expects one of the error codes. A response without a code is accepted by its status. */
export const expectCode = (response: CompletedExchange, ...codes: RefusalCode[]): void => {
  expectRefusal(response, 400, 403, 404, 409);
  const { code } = expectBody(response, RefusalSchema);
  expectThat(
    code === undefined || codes.some((one) => one === code),
    `the code ${codes.join(' or ')}`,
    `the code ${code}`,
    response,
  );
};

/** @throws Breach when a count that others may raise, too, is too low */
export const expectAtLeast = (
  what: string,
  got: number,
  least: number,
  response: CompletedExchange,
): void => expectThat(got >= least, `${what}: at least ${least}`, `${what}: ${got}`, response);

export const expectEqual = (
  what: string,
  got: unknown,
  expected: unknown,
  response: CompletedExchange,
): void => {
  const display = (value: unknown): string =>
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'bigint' ? String(inner) : inner,
    ) ?? 'nothing';
  expectThat(
    display(got) === display(expected),
    `${what}: ${display(expected)}`,
    `${what}: ${display(got)}`,
    response,
  );
};
