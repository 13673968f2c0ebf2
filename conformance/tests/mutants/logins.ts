import { loginMessage, LOCAL_LEGAL_LINKS_BASE } from '@trait-market/contract/login-message';
import { isWalletAddress } from '@trait-market/contract/shared';
import { isErc6492Signature, isHex, recoverMessageAddress } from 'viem';

import { hasSigned, nonceBook, signatureOf, walletOf } from './login-requests';
import { letIn } from './tokens-seen';
import { onBody, onResponse, onFields } from './patches';
import { patched, type Mutant } from './mutant';

const OWN_SIGNATURE =
  '§4 Sign-in: the wallet’s own signature over its login message, otherwise 401';

export const loginMutants: readonly Mutant[] = [
  ...patched('users.login/flow/no signature at all but zeros', OWN_SIGNATURE, {
    "The signature isn't checked": () =>
      onResponse('users.login', 401, (_, request, mock) => letIn(walletOf(request), mock)),
  }),
  ...patched('users.login/flow/the signature of another wallet', OWN_SIGNATURE, {
    'A signature is recovered, but not compared with the wallet': () =>
      onResponse('users.login', 401, async (response, request, mock) => {
        const signature = signatureOf(request);
        if (!isHex(signature) || signature.length !== 132) return response;
        try {
          await recoverMessageAddress({ message: 'anything', signature });
          return await letIn(walletOf(request), mock);
        } catch {
          return response;
        }
      }),
  }),
  ...patched(
    'users.login/flow/the signature of another wallet, wrapped as a smart account’s',
    OWN_SIGNATURE,
    {
      'A smart account’s signature is unwrapped, but its contract isn’t called': () =>
        onResponse('users.login', 401, async (response, request, mock) => {
          const signature = signatureOf(request);
          return isHex(signature) && isErc6492Signature(signature)
            ? letIn(walletOf(request), mock)
            : response;
        }),
    },
  ),
  ...patched('users.login/flow/a signature over another wallet’s message', OWN_SIGNATURE, {
    'A signature over any wallet’s message is accepted': () => {
      const book = nonceBook();
      return async (request, mock) => {
        const response = await mock.send(request);
        if (request.route === 'users.nonce') return book.note(response, request);
        if (request.route !== 'users.login' || response.status !== 401) return response;
        for (const { wallet, nonce } of book.given) {
          const isOther = isWalletAddress(wallet) && wallet !== walletOf(request);
          if (
            isOther &&
            (await hasSigned(request, loginMessage(wallet, nonce, LOCAL_LEGAL_LINKS_BASE)))
          ) {
            return letIn(walletOf(request), mock);
          }
        }
        return response;
      };
    },
  }),
  ...patched('users.login/flow/a signature over the nonce alone', OWN_SIGNATURE, {
    'A signature over the bare nonce is accepted': () => {
      const book = nonceBook();
      return async (request, mock) => {
        const response = await mock.send(request);
        if (request.route === 'users.nonce') return book.note(response, request);
        if (request.route !== 'users.login' || response.status !== 401) return response;
        const isSigned = await hasSigned(request, book.of(walletOf(request)) ?? '');
        return isSigned ? letIn(walletOf(request), mock) : response;
      };
    },
  }),
  ...patched('users.login/flow/a signature of 66 bytes', OWN_SIGNATURE, {
    'Text after a signature is cut off': () =>
      onBody('users.login', (login) => {
        const { signature } = login;
        return typeof signature === 'string' && isHex(signature)
          ? { ...login, signature: signature.slice(0, 132) }
          : login;
      }),
  }),
  ...patched(
    "users.login/invalid/body messageVersion: 'V3'",
    '§9 the version of the login message is v3',
    {
      'Any version of the login message is taken for v3': () =>
        onBody('users.login', (login) => ({ ...login, messageVersion: 'v3' })),
    },
  ),
  ...patched('users.login/body/every answer', '§7 POST /users/login responds with accessToken', {
    'A login names the token differently': () =>
      onFields('users.login', ({ accessToken }) => ({ access_token: accessToken })),
  }),
];
