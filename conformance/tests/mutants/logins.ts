import { loginMessage, LOCAL_LEGAL_LINKS_BASE } from '@trait-market/contract/login-message';
import { isWalletAddress } from '@trait-market/contract/shared';
import { isHex, recoverMessageAddress } from 'viem';

import { reply, textIn } from './exchange';
import { hasSigned, nonceBook, signatureOf, walletOf } from './login-requests';
import type { Mutant } from './mutant';
import { answering, answeringAt, changingBody, on } from './patches';
import { letIn } from './tokens-seen';

const OWN_SIGNATURE =
  '§4 Sign-in: the wallet’s own signature over its login message, otherwise 401';

export const loginMutants: readonly Mutant[] = [
  {
    name: "The signature isn't checked",
    breaks: OWN_SIGNATURE,
    killedBy: 'users.login/flow/no signature at all but zeros',
    patch: () =>
      on(
        'users.login',
        answeringAt(401, (_, request, mock) => letIn(walletOf(request), mock)),
      ),
  },
  {
    name: 'A signature is recovered, but not compared with the wallet',
    breaks: OWN_SIGNATURE,
    killedBy: 'users.login/flow/the signature of another wallet',
    patch: () =>
      on(
        'users.login',
        answeringAt(401, async (answer, request, mock) => {
          const signature = signatureOf(request);
          if (!isHex(signature) || signature.length !== 132) return answer;
          try {
            await recoverMessageAddress({ message: 'anything', signature });
            return await letIn(walletOf(request), mock);
          } catch {
            return answer;
          }
        }),
      ),
  },
  {
    name: 'A signature over any wallet’s message is accepted',
    breaks: OWN_SIGNATURE,
    killedBy: 'users.login/flow/a signature over another wallet’s message',
    patch: () => {
      const book = nonceBook();
      return async (request, mock) => {
        const answer = await mock.send(request);
        if (request.route === 'users.nonce') return book.note(answer, request);
        if (request.route !== 'users.login' || answer.status !== 401) return answer;
        for (const { wallet, nonce } of book.given) {
          const isOther = isWalletAddress(wallet) && wallet !== walletOf(request);
          if (
            isOther &&
            (await hasSigned(request, loginMessage(wallet, nonce, LOCAL_LEGAL_LINKS_BASE)))
          ) {
            return letIn(walletOf(request), mock);
          }
        }
        return answer;
      };
    },
  },
  {
    name: 'A signature over the bare nonce is accepted',
    breaks: OWN_SIGNATURE,
    killedBy: 'users.login/flow/a signature over the nonce alone',
    patch: () => {
      const book = nonceBook();
      return async (request, mock) => {
        const answer = await mock.send(request);
        if (request.route === 'users.nonce') return book.note(answer, request);
        if (request.route !== 'users.login' || answer.status !== 401) return answer;
        const isSigned = await hasSigned(request, book.of(walletOf(request)) ?? '');
        return isSigned ? letIn(walletOf(request), mock) : answer;
      };
    },
  },
  {
    name: 'Text after a signature is cut off',
    breaks: OWN_SIGNATURE,
    killedBy: 'users.login/flow/a signature of 66 bytes',
    patch: () =>
      on(
        'users.login',
        changingBody((login) => {
          const { signature } = login;
          return typeof signature === 'string' && isHex(signature)
            ? { ...login, signature: signature.slice(0, 132) }
            : login;
        }),
      ),
  },
  {
    name: 'Any version of the login message is taken for v3',
    breaks: '§9 the version of the login message is v3',
    killedBy: "users.login/invalid/body messageVersion: 'V3'",
    patch: () =>
      on(
        'users.login',
        changingBody((login) => ({ ...login, messageVersion: 'v3' })),
      ),
  },
  {
    name: 'A login names the token differently',
    breaks: '§7 POST /users/login responds with accessToken',
    killedBy: 'users.login/body/every answer',
    patch: () =>
      on(
        'users.login',
        answering((answer) =>
          answer.status === 200
            ? reply(200, { access_token: textIn(answer, 'accessToken') })
            : answer,
        ),
      ),
  },
];
