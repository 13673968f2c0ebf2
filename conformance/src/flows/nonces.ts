import { NonceSchema } from '@trait-market/contract/v1/users';
import type { Check } from '../check';
import { call } from '../contract/call';
import { expectBody, expectSuccess, expectThat } from '../expectations';
import { newWallet } from '../session/session';
import { flow } from './flow';

const WALLETS = 5;
// The minimum number of positions in which two nonces differ. Random nonces differ in almost all of
// them.
const LEAST_DIFFERENCE = 4;

const differenceOf = (one: string, other: string): number => {
  const [longer, shorter] = one.length < other.length ? [other, one] : [one, other];
  return [...longer].filter((letter, index) => letter !== shorter[index]).length;
};

const unguessable = flow('users.nonce', 'not to be guessed from others', {
  rule: 'A nonce is of one wallet, and cannot be guessed from another’s: no counter, no time of day.',
  run: async ({ probe }) => {
    let before: string | undefined;
    for (let count = 0; count < WALLETS; count += 1) {
      const query = { walletAddress: newWallet().address };
      const response = await probe.send(call('users.nonce', { query }));
      expectSuccess(response);
      const { nonce } = expectBody(response, NonceSchema);
      const difference = before === undefined ? nonce.length : differenceOf(before, nonce);
      expectThat(
        difference >= LEAST_DIFFERENCE,
        `at least ${LEAST_DIFFERENCE} characters different from the previous nonce`,
        `'${nonce}' after '${before ?? ''}'`,
        response,
      );
      before = nonce;
    }
  },
});

export const nonceFlows = (): Check[] => [{ ...unguessable, writes: false }];
