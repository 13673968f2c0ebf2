import { callerOf, bearerOf } from './tokens-seen';
import { walletOf } from './login-requests';
import { on, onResponse, onValue } from './patches';
import { fieldsIn, jsonIn, queryOf, refuse, reply, textIn, withJson, withQuery } from './exchange';
import { patched, type Mock, type Mutant } from './mutant';

const itemsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map((item) => Object.assign({}, item)) : [];

const codesOf = async (address: string, { control }: Mock): Promise<string[]> =>
  (await control.journal()).flatMap((entry) =>
    entry.kind === 'mail' && entry.to === address ? [entry.code] : [],
  );

/** Providers with defects that were written from the specification, without knowing the checks. */
export const specificationMutants: readonly Mutant[] = [
  ...patched(
    'tax.status/flow/of a wallet that another one lists',
    '§7 taxStatus is stored per wallet address',
    {
      'A declaration answers for the wallets that it lists': () => {
        const answered = new Set<string>();
        return async (request, mock) => {
          const response = await mock.send(request);
          if (response.status !== 200) return response;
          if (request.route === 'tax.declare') {
            for (const address of textIn(request, 'walletAddresses').split(',')) {
              answered.add(address.trim().toLowerCase());
            }
          }
          return request.route === 'tax.status' && answered.has(callerOf(request))
            ? reply(200, { alreadyAnswered: true })
            : response;
        };
      },
    },
  ),
  ...patched(
    'users.searchByUsername/flow/a changed name',
    '§7 GET /users/searchByUsername finds users by their current name',
    {
      'A user is found by earlier names, too': () => {
        const names = new Map<string, string[]>();
        return async (request, mock) => {
          const response = await mock.send(request);
          const caller = callerOf(request);
          const isWrite = ['users.createProfile', 'users.updateProfile'].includes(
            request.route ?? '',
          );
          if (isWrite && response.status < 300 && textIn(request, 'username') !== '') {
            names.set(caller, [...(names.get(caller) ?? []), textIn(request, 'username')]);
          }
          if (request.route !== 'users.searchByUsername' || response.status !== 200)
            return response;
          const key = (queryOf(request).get('searchKey') ?? '').toLowerCase();
          const items = itemsIn(jsonIn(response));
          const shown = new Set(items.map((item) => String(item['walletAddress']).toLowerCase()));
          const earlier = [...names].flatMap(([walletAddress, own]) =>
            !shown.has(walletAddress) && own.some((name) => name.toLowerCase() === key)
              ? [{ username: own.at(-1), walletAddress }]
              : [],
          );
          return withJson(response, [...items, ...earlier]);
        };
      },
    },
  ),
  ...patched(
    'users.login/flow/the token of an earlier sign-in',
    '§3 Access token: it is good until its exp, in seconds',
    {
      'A sign-in ends the earlier token of its wallet': () => {
        const latest = new Map<string, string>();
        return async (request, mock) => {
          const token = latest.get(callerOf(request));
          if (token !== undefined && token !== bearerOf(request)) {
            const response = await mock.send(request);
            return response.status < 400 ? refuse(401, 'You signed in elsewhere.') : response;
          }
          const response = await mock.send(request);
          if (request.route === 'users.login' && response.status === 200) {
            latest.set(walletOf(request), textIn(response, 'accessToken'));
          }
          return response;
        };
      },
    },
  ),
  ...patched(
    'users.resendVerification/flow/after a change of the address',
    '§7 POST /users/resendVerification sends the code again',
    {
      'A code is sent again to the first address only': () => {
        const addresses = new Map<string, Set<string>>();
        return async (request, mock) => {
          const caller = callerOf(request);
          const own = addresses.get(caller) ?? new Set();
          if (request.route === 'users.resendVerification' && own.size > 1) return reply(200, {});
          const response = await mock.send(request);
          if (request.route === 'users.changeEmail' && response.status === 200) {
            addresses.set(caller, own.add(textIn(request, 'emailAddress')));
          }
          return response;
        };
      },
    },
  ),
  ...patched(
    'users.searchByUsername/flow/two users found together',
    '§7 GET /users/searchByUsername: results with username and walletAddress',
    {
      'Several users found by name have each other’s addresses': () =>
        onValue('users.searchByUsername', (value) => {
          const items = itemsIn(value);
          return items.map((item, index) => ({
            ...item,
            walletAddress: items.at(index - 1)?.['walletAddress'],
          }));
        }),
    },
  ),
  ...patched(
    'users.me/flow/one account through every reader',
    '§3 An account has one address, name, picture and email address',
    {
      'A new email address takes the picture away': () =>
        onResponse('users.changeEmail', 200, async (response, request, mock) => {
          await mock.send(
            withJson(
              { ...request, route: 'users.updateProfile', path: '/v1/users/profile' },
              { avatarPhoto: null },
            ),
          );
          return response;
        }),
    },
  ),
  ...patched('traits.search/flow/taken literally', 'A search takes its text literally', {
    'A trait is found by any of several words': () =>
      onResponse('traits.search', 200, async (response, request, mock) => {
        const words = (queryOf(request).get('searchKey') ?? '').split(' ').filter(Boolean);
        if (words.length < 2) return response;
        const found = await Promise.all(
          words.map((searchKey) =>
            mock.send(withQuery(request, new URLSearchParams({ searchKey }))),
          ),
        );
        const all = [response, ...found].flatMap((one) => itemsIn(jsonIn(one)));
        return withJson(response, [...new Map(all.map((item) => [item['id'], item])).values()]);
      }),
  }),
  ...patched(
    'users.updateProfile/flow/the picture taken away',
    'ProfilePayload: an avatarPhoto of null takes the picture away',
    {
      'A public profile still shows the picture that was taken away': () => {
        const last = new Map<string, unknown>();
        return onResponse('users.publicProfile', 200, (response, { path }) => {
          const fields = fieldsIn(response);
          const avatarPhoto = fields['avatarPhoto'] ?? last.get(path) ?? null;
          last.set(path, avatarPhoto);
          return withJson(response, { ...fields, avatarPhoto });
        });
      },
    },
  ),
  ...patched(
    'users.nonce/flow/two wallets that sign in at the same time',
    'A nonce is of one wallet',
    {
      'A nonce ends when another wallet requests one': () => {
        let latest = '';
        return async (request, mock) => {
          const response = await mock.send(request);
          if (request.route === 'users.nonce' && response.status === 200) {
            latest = queryOf(request).get('walletAddress')?.toLowerCase() ?? '';
          }
          return request.route === 'users.login' &&
            response.status === 200 &&
            walletOf(request) !== latest
            ? refuse(401, 'Sign in again.')
            : response;
        };
      },
    },
  ),
  ...patched(
    'users.exists/flow/an address that has only requested a nonce',
    '§7 GET /users/:id/exists says whether a user with that address exists',
    {
      'A wallet exists as soon as it has requested a nonce': () => {
        const seen = new Set<string>();
        return async (request, mock) => {
          const response = await mock.send(request);
          if (request.route === 'users.nonce' && response.status === 200) {
            seen.add(queryOf(request).get('walletAddress')?.toLowerCase() ?? '');
          }
          const [address = ''] = /(?<=\/users\/)0x\w{40}(?=\/exists$)/.exec(request.path) ?? [];
          return request.route === 'users.exists' && seen.has(address.toLowerCase())
            ? reply(200, { exists: true })
            : response;
        };
      },
    },
  ),
  ...patched(
    'credits.balances/flow/amounts given to two callers',
    '§3 Credits: subscription.amount and vanilla.amount',
    {
      'Credits are 16-bit numbers': () =>
        onResponse('credits.balances', 200, (response) =>
          withJson(
            response,
            Object.fromEntries(
              Object.entries(fieldsIn(response)).map(([kind, balance]) => [
                kind,
                { ...Object(balance), amount: Object(balance).amount & 0xffff },
              ]),
            ),
          ),
        ),
    },
  ),
  ...patched(
    'users.verifyEmail/flow/a code from before two changes',
    'A code dies when the address changes',
    {
      'A code from before a change counts again once the address is back': () => {
        const addresses = new Map<string, string>();
        const old = new Map<string, Set<string>>();
        return on(['users.changeEmail', 'users.verifyEmail'], async (request, mock) => {
          const caller = callerOf(request);
          const address = addresses.get(caller) ?? '';
          const next = textIn(request, 'emailAddress');
          const response = await mock.send(request);
          if (request.route === 'users.changeEmail') {
            if (response.status === 200 && next !== address) {
              const codes = await codesOf(address, mock);
              old.set(`${caller} ${address}`, new Set(codes));
              addresses.set(caller, next);
            }
            return response;
          }
          const codes = old.get(`${caller} ${address}`);
          const code = textIn(request, 'code');
          if (response.status === 200) codes?.delete(code);
          return response.status === 400 && codes?.delete(code) === true
            ? reply(200, {})
            : response;
        });
      },
    },
  ),
];
