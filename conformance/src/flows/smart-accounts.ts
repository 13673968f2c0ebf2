import { isSameAddress } from '@trait-market/contract/shared';

import type { SmartAccount } from '../capabilities';
import type { Check, Context } from '../check';
import { expectRefusal, expectThat } from '../expectations';
import { Skipped } from '../probe/outcome';
import { claimsOf } from '../session/auth';
import { askNonce, expectToken, postLogin } from '../session/session';
import { smartWallet } from '../session/smart-wallet';
import { flow } from './flow';

export const smartAccountOf = ({ capabilities }: Context): SmartAccount => {
  if (capabilities.smartAccount === undefined) throw new Skipped('no smart account configured');
  return capabilities.smartAccount;
};

const signedIn = flow('users.login', 'a smart account signs in', {
  needs: ['smartAccount'],
  // The account has one nonce at a time, which concurrent logins would use up.
  alone: true,
  rule: '§4 Sign-in: a contract signs its login message (EIP-1271, EIP-6492) on a chain whose node the target knows, and each nonce counts once.',
  run: async (context) => {
    const { probe, loginMessage } = context;
    const { address, signMessage } = smartWallet(smartAccountOf(context));
    const message = loginMessage(address, await askNonce(probe, address));
    const signature = await signMessage({ message });
    const login = await postLogin(probe, address, signature);
    const claimed = claimsOf(expectToken(login))?.walletAddress;
    expectThat(
      claimed !== undefined && isSameAddress(claimed, address),
      `a token of ${address}`,
      `one of ${claimed ?? 'no wallet'}`,
      login,
    );
    expectRefusal(await postLogin(probe, address, signature), 401);
  },
});

const ofOtherMessage = flow(
  'users.login',
  'refused: a smart account’s signature of another message',
  {
    needs: ['smartAccount'],
    alone: true,
    rule: '§4 Sign-in: a contract’s signature counts for the message with its current nonce only, otherwise 401.',
    run: async (context) => {
      const { probe, loginMessage } = context;
      const { address, signMessage } = smartWallet(smartAccountOf(context));
      const nonce = await askNonce(probe, address);
      const signature = await signMessage({ message: loginMessage(address, `${nonce}0`) });
      expectRefusal(await postLogin(probe, address, signature), 401);
    },
  },
);

export const smartAccountFlows = (): Check[] => [signedIn, ofOtherMessage];
