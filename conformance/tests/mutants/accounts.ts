import { isAddress } from 'viem';

import { walletOf } from './login-requests';
import { bearerOf } from './tokens-seen';
import { on, onRequest } from './patches';
import { refuse, textIn, queryOf, withQuery, type MockRequest } from './exchange';
import { patched, type Mutant, type Patch } from './mutant';

const ACCOUNT = '§3 Wallet address: it is the account, which stays from one sign-in to the next';
const ANY_CASE = '§3 Wallet address: one account, however it is written';

const withoutProfile = (matches: (login: MockRequest) => boolean): Patch => {
  const tokens = new Set<string>();
  return async (request, mock) => {
    const response = await mock.send(request);
    if (request.route === 'users.login' && response.status === 200 && matches(request)) {
      tokens.add(textIn(response, 'accessToken'));
    }
    const isOwnProfile = request.route === 'users.profile' && tokens.has(bearerOf(request));
    return isOwnProfile && response.status === 200
      ? refuse(404, 'You have no profile yet.')
      : response;
  };
};

export const accountMutants: readonly Mutant[] = [
  ...patched('users.login/flow/the address in lower case', ANY_CASE, {
    'The nonce is stored under the address as written': () => {
      const written = new Set<string>();
      return async (request, mock) => {
        if (request.route === 'users.nonce') {
          const address = queryOf(request).get('walletAddress') ?? '';
          // The nonce is valid only for the address spelling that requested it last.
          for (const other of written) {
            if (other.toLowerCase() === address.toLowerCase()) written.delete(other);
          }
          written.add(address);
        }
        const isUnknown =
          request.route === 'users.login' && !written.has(textIn(request, 'walletAddress'));
        const response = await mock.send(request);
        return isUnknown && response.status === 200
          ? refuse(401, 'There is no nonce of this wallet.')
          : response;
      };
    },
  }),
  ...patched('users.login/flow/signed in again', ACCOUNT, {
    'Each sign-in creates a new account, and the previous data is lost': () => {
      const seen = new Set<string>();
      return withoutProfile((request) => {
        const isBack = seen.has(walletOf(request));
        seen.add(walletOf(request));
        return isBack;
      });
    },
  }),
  ...patched('users.login/flow/signed in again, the address in lower case', ACCOUNT, {
    'A login with a lower-case address is another user': () =>
      withoutProfile((request) => {
        const address = textIn(request, 'walletAddress');
        return address === address.toLowerCase();
      }),
  }),
  ...patched('users.login/flow/the address with a wrong checksum', ANY_CASE, {
    'A nonce is given for well checksummed addresses only': () =>
      on('users.nonce', async (request, mock) =>
        isAddress(queryOf(request).get('walletAddress') ?? '')
          ? mock.send(request)
          : refuse(400, 'walletAddress: the checksum is wrong.'),
      ),
  }),
  ...patched(
    'users.nonce/invalid/query walletAddress: its last character missing',
    '§3 Wallet address: 0x and 40 hex characters',
    {
      'An address that is too short is filled up with zeros': () =>
        onRequest('users.nonce', (request) => {
          const query = queryOf(request);
          const address = query.get('walletAddress') ?? '';
          if (query.size !== 1 || !/^0x[0-9a-f]{30,39}$/i.test(address)) return request;
          return withQuery(
            request,
            new URLSearchParams({ walletAddress: address.padEnd(42, '0') }),
          );
        }),
    },
  ),
];
