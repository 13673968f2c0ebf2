import { createHash, randomBytes, randomInt } from 'node:crypto';

import { loginMessage, LOCAL_LEGAL_LINKS_BASE } from '@trait-market/contract/login-message';
import { isWalletAddress } from '@trait-market/contract/shared';

import { hasSigned, nonceBook, signatureOf, walletOf } from './login-requests';
import { letIn } from './tokens-seen';
import { on, onResponse } from './patches';
import { reply, refuse, queryOf, type ProbeResponse } from './exchange';
import { patched, type Mutant, type Patch } from './mutant';

const SINGLE_USE = 'A nonce is good for one login';

const ownNonces = (make: (wallet: string) => string): Patch => {
  const live = new Map<string, string>();
  return async (request, mock) => {
    const response = await mock.send(request);
    if (request.route === 'users.nonce' && response.status === 200) {
      const wallet = queryOf(request).get('walletAddress')?.toLowerCase() ?? '';
      const nonce = live.get(wallet) ?? make(wallet);
      live.set(wallet, nonce);
      return reply(200, { nonce });
    }
    if (request.route !== 'users.login' || response.status !== 401) return response;
    const wallet = walletOf(request);
    const nonce = live.get(wallet);
    if (!isWalletAddress(wallet) || nonce === undefined) return response;
    if (!(await hasSigned(request, loginMessage(wallet, nonce, LOCAL_LEGAL_LINKS_BASE))))
      return response;
    return live.delete(wallet) ? letIn(wallet, mock) : response;
  };
};

export const nonceMutants: readonly Mutant[] = [
  ...patched('users.login/flow/the same login again', SINGLE_USE, {
    'A login can be sent again': () => {
      const accepted = new Set<string>();
      return on('users.login', async (request, mock) => {
        const response = await mock.send(request);
        if (response.status === 200) accepted.add(signatureOf(request));
        const isKnown = accepted.has(signatureOf(request));
        return response.status === 401 && isKnown ? letIn(walletOf(request), mock) : response;
      });
    },
  }),
  ...patched('users.login/flow/the same login twice concurrently', SINGLE_USE, {
    'Two equal concurrent logins both succeed: the nonce is used up too late': () => {
      const underWay = new Map<string, Promise<ProbeResponse>>();
      return on('users.login', async (request, mock) => {
        const key = signatureOf(request);
        const response = underWay.get(key) ?? mock.send(request);
        underWay.set(key, response);
        try {
          return await response;
        } finally {
          underWay.delete(key);
        }
      });
    },
  }),
  ...patched('users.login/flow/the other signature of a used nonce', SINGLE_USE, {
    'Signatures are remembered as used, not nonces': () => {
      const used = new Map<string, string>();
      return on('users.login', async (request, mock) => {
        const response = await mock.send(request);
        const before = used.get(walletOf(request));
        if (response.status === 200) used.set(walletOf(request), signatureOf(request));
        const isNew = before !== undefined && before !== signatureOf(request);
        return response.status === 401 && isNew ? letIn(walletOf(request), mock) : response;
      });
    },
  }),
  ...patched(
    'users.nonce/flow/a different one after a login',
    'The nonce changes after its wallet has signed in',
    {
      'A wallet has one nonce for ever': () => {
        const first = new Map<string, ProbeResponse>();
        return on('users.nonce', async (request, mock) => {
          const response = first.get(request.path) ?? (await mock.send(request));
          if (response.status === 200) first.set(request.path, response);
          return response;
        });
      },
    },
  ),
  ...patched('users.nonce/flow/a different one for another wallet', 'A nonce is of one wallet', {
    'All wallets share one nonce': () => {
      const shared = randomBytes(24).toString('hex');
      return ownNonces(() => shared);
    },
  }),
  ...patched(
    'users.nonce/flow/not to be guessed from others',
    'A nonce cannot be guessed from another’s',
    {
      'Nonces are the numbers of a counter with a large step, in hex': () => {
        let last = 0x1000_0000_0000n;
        return ownNonces(() => {
          last += 0x9e37_79b9_7f4an;
          return last.toString(16).padStart(20, '0');
        });
      },
      'Nonces are the time in microseconds, backwards': () =>
        ownNonces(() =>
          String(9e15 - Math.round((performance.timeOrigin + performance.now()) * 1000)),
        ),
      'Four digits of a nonce are random': () =>
        ownNonces(() => `2f7a91c05b3e${String(randomInt(10_000)).padStart(4, '0')}`),
      'Nonces are counted up': () => {
        let last = 1_000_000;
        return ownNonces(() => {
          last += 1;
          return String(last);
        });
      },
    },
  ),
  ...patched(
    'users.nonce/flow/long, and not derived from the address',
    'A nonce has 8 characters or more, and is no digest of the address',
    {
      'Nonces have six random characters': () => ownNonces(() => randomBytes(3).toString('hex')),
      'A nonce is the hash of the address': () =>
        ownNonces((wallet) => createHash('sha256').update(wallet).digest('hex').slice(0, 32)),
    },
  ),
  ...patched(
    'users.nonce/idempotence/requested twice, then signed',
    'The nonce that was given last can be signed',
    {
      "A repeated request for a nonce returns one that can't be signed": () => {
        const requested = new Set<string>();
        return onResponse('users.nonce', 200, (response, { path }) => {
          if (requested.has(path)) return reply(200, { nonce: randomBytes(24).toString('hex') });
          requested.add(path);
          return response;
        });
      },
    },
  ),
  ...patched(
    'users.login/flow/a nonce of more than five minutes',
    'A nonce lives for five minutes',
    {
      'A nonce never grows old': () => {
        const book = nonceBook();
        const used = new Set<string>();
        return async (request, mock) => {
          const response = await mock.send(request);
          if (request.route === 'users.nonce') return book.note(response, request);
          if (request.route !== 'users.login') return response;
          const nonce = book.of(walletOf(request));
          if (response.status === 200) used.add(nonce ?? '');
          if (response.status !== 401 || nonce === undefined || used.has(nonce)) return response;
          const wallet = walletOf(request);
          if (!isWalletAddress(wallet)) return response;
          const isSigned = await hasSigned(
            request,
            loginMessage(wallet, nonce, LOCAL_LEGAL_LINKS_BASE),
          );
          return isSigned ? letIn(wallet, mock) : response;
        };
      },
    },
  ),
  ...patched(
    'users.login/flow/after failed logins in its name',
    "Failed logins don't use up a nonce, so no one can lock a wallet out",
    {
      'A failed login uses the nonce up': () => {
        const burnt = new Set<string>();
        return async (request, mock) => {
          if (request.route === 'users.nonce') {
            burnt.delete(queryOf(request).get('walletAddress')?.toLowerCase() ?? '');
          }
          if (request.route !== 'users.login') return mock.send(request);
          const wallet = walletOf(request);
          if (burnt.has(wallet)) return refuse(401, 'This nonce has been used.');
          const response = await mock.send(request);
          if (response.status === 401) burnt.add(wallet);
          return response;
        };
      },
    },
  ),
];
