import { loginMessage, LOCAL_LEGAL_LINKS_BASE } from '@trait-market/contract/login-message';
import { isWalletAddress } from '@trait-market/contract/shared';

import { hasSigned, nonceBook, signatureOf, walletOf } from './login-requests';
import { letIn } from './tokens-seen';
import { on, onResponse } from './patches';
import { refuse, queryOf, textIn, type MockRequest } from './exchange';
import { patched, type Mutant, type Patch } from './mutant';

const OWN_SIGNATURE =
  '§4 Sign-in: the wallet’s own signature over its login message, otherwise 401';

const acceptingSignatures = (matches: (signature: string) => boolean): Patch =>
  onResponse('users.login', 401, async (response, request, mock) =>
    matches(signatureOf(request)) ? letIn(walletOf(request), mock) : response,
  );

/** Accepts a wallet's signature over a message that differs from its login message. */
const acceptingMessages = (messageOf: (wallet: `0x${string}`, nonce: string) => string): Patch => {
  const book = nonceBook();
  return async (request, mock) => {
    const response = await mock.send(request);
    if (request.route === 'users.nonce') return book.note(response, request);
    const wallet = walletOf(request);
    const isRefused = request.route === 'users.login' && response.status === 401;
    if (!isRefused || !isWalletAddress(wallet)) return response;
    const message = messageOf(wallet, book.of(wallet) ?? '');
    return (await hasSigned(request, message)) ? letIn(wallet, mock) : response;
  };
};

const message = (wallet: `0x${string}`, nonce: string): string =>
  loginMessage(wallet, nonce, LOCAL_LEGAL_LINKS_BASE);

const addressIn = (request: MockRequest): string =>
  request.route === 'users.nonce'
    ? (queryOf(request).get('walletAddress') ?? '')
    : textIn(request, 'walletAddress');

export const forgedLoginMutants: readonly Mutant[] = [
  ...patched('users.login/flow/an empty signature', OWN_SIGNATURE, {
    'An empty signature is not checked': () =>
      acceptingSignatures((signature) => signature === '0x'),
  }),
  ...patched('users.login/flow/a signature of 63 bytes', OWN_SIGNATURE, {
    'Only signatures of 65 bytes are checked': () =>
      acceptingSignatures(({ length }) => length > 2 && length !== 132),
  }),
  ...patched('users.login/flow/a signature over an altered text', OWN_SIGNATURE, {
    'A full stop behind the login message doesn’t matter': () =>
      acceptingMessages((wallet, nonce) => `${message(wallet, nonce)}.`),
  }),
  ...patched('users.login/flow/a signature over a made-up nonce', OWN_SIGNATURE, {
    'A nonce that was never given counts': () =>
      acceptingMessages((wallet) => message(wallet, 'f'.repeat(48))),
  }),
  ...patched('users.login/flow/a signature without a requested nonce', OWN_SIGNATURE, {
    'A wallet that has no nonce signs an empty one': () =>
      acceptingMessages((wallet) => message(wallet, '')),
  }),
  ...patched(
    'users.login/flow/the address in upper case',
    '§3 Wallet address: one account, however it is written',
    {
      'An address in upper case is refused': () =>
        on(['users.nonce', 'users.login'], async (request, mock) =>
          /^0x[0-9A-F]{40}$/.test(addressIn(request))
            ? refuse(400, 'walletAddress: must be a wallet address.')
            : mock.send(request),
        ),
    },
  ),
];
