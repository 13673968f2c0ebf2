import { createHmac } from 'node:crypto';

import { as, bearerOf, callerOf, tokenPart, walletIn } from './tokens-seen';
import { on, changingRequest, onResponse } from './patches';
import { reply, refuse, textIn, withJson, type ProbeResponse, type MockRequest } from './exchange';
import { patched, type Mock, type Mutant, type Patch } from './mutant';

const NEEDS_TOKEN = '§6 Calls for signed-in users take a good bearer token, else 401';
const CLAIMS = '§3 Access token: decoded, it holds walletAddress and exp, in seconds';

const trusting =
  (looksGood: (token: string) => boolean): Patch =>
  async (request, mock) => {
    const response = await mock.send(request);
    const token = bearerOf(request);
    const isLetIn = response.status === 401 && walletIn(token) !== undefined && looksGood(token);
    return isLetIn ? mock.send(await as(walletIn(token), request, mock)) : response;
  };

export const claiming = (change: (claims: Record<string, unknown>) => object): Patch => {
  const own = new Map<string, string>();
  const renamed = (token: string): string => {
    const [header = '', , signature = ''] = token.split('.');
    const claims = Buffer.from(JSON.stringify(change(tokenPart(token, 1)))).toString('base64url');
    const shown = `${header}.${claims}.${signature}`;
    own.set(shown, token);
    return shown;
  };
  return async (request, mock) => {
    const token = own.get(bearerOf(request));
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await mock.send({ ...request, headers: { ...request.headers, ...headers } });
    const isLogin = request.route === 'users.login' && response.status === 200;
    return isLogin
      ? withJson(response, { accessToken: renamed(textIn(response, 'accessToken')) })
      : response;
  };
};

const secondsLeft = async (request: MockRequest, { control }: Mock): Promise<number> => {
  const { now } = await control.status();
  return Number(tokenPart(bearerOf(request), 1)['exp'] ?? 0) - Date.parse(now) / 1000;
};

const HOUR_S = 60 * 60;

const asFirstAccount =
  (authorization: RegExp): Patch =>
  async (request, mock) =>
    mock.send(
      authorization.test(request.headers.authorization ?? '')
        ? await as(undefined, request, mock)
        : request,
    );

export const tokenMutants: readonly Mutant[] = [
  ...patched('users.me/token/another wallet under the same signature', NEEDS_TOKEN, {
    'A token is decoded, not verified': () => trusting(() => true),
  }),
  ...patched('users.updateProfile/token/an unsigned token (alg none)', NEEDS_TOKEN, {
    'A token without an algorithm is taken': () =>
      trusting((token) => tokenPart(token, 0)['alg'] === 'none'),
  }),
  ...patched("users.me/token/a token signed with the key 'secret'", NEEDS_TOKEN, {
    'Tokens may be signed with the secret of an example': () =>
      trusting((token) => {
        const [header = '', claims = '', signature] = token.split('.');
        const own = createHmac('sha256', 'secret').update(`${header}.${claims}`);
        return own.digest('base64url') === signature;
      }),
  }),
  ...patched('users.profile/token/the token without its signature', NEEDS_TOKEN, {
    'A token without a signature is taken': () =>
      trusting((token) => token.endsWith('.') && tokenPart(token, 0)['alg'] !== 'none'),
  }),
  ...patched('users.changeEmail/token/another signature', NEEDS_TOKEN, {
    'Only the end of a signature is compared': () => {
      const issued = new Set<string>();
      const withoutStart = (token: string): string => token.replace(/\.[\w-]([\w-]+)$/, '.$1');
      const patch = trusting((token) => issued.has(withoutStart(token)));
      return async (request, mock) => {
        const response = await patch(request, mock);
        if (request.route === 'users.login') {
          issued.add(withoutStart(textIn(response, 'accessToken')));
        }
        return response;
      };
    },
  }),
  ...patched('tax.status/token/an empty bearer', NEEDS_TOKEN, {
    'A bearer without a token is the first account': () => asFirstAccount(/^Bearer ?$/),
  }),
  ...patched('users.me/token/no token at all but a word', NEEDS_TOKEN, {
    'A token that can’t be decoded is the first account’s': () => asFirstAccount(/^Bearer \w+$/),
  }),
  ...patched('users.createProfile/token/two tokens', NEEDS_TOKEN, {
    'Of two tokens the first counts': () =>
      changingRequest((request) => {
        const [, first] = /^(Bearer \S+) \S+$/.exec(request.headers.authorization ?? '') ?? [];
        return first === undefined
          ? request
          : { ...request, headers: { ...request.headers, authorization: first } };
      }),
  }),
  ...patched('tax.declare/token/an expired token', NEEDS_TOKEN, {
    'An expired token is taken': () => {
      const issued = new Set<string>();
      const patch = trusting((token) => issued.has(token));
      return async (request, mock) => {
        const response = await patch(request, mock);
        if (request.route === 'users.login') issued.add(textIn(response, 'accessToken'));
        return response;
      };
    },
  }),
  ...patched(
    'users.me/token/a token just before its end',
    '§3 Access token: it is good until its exp, in seconds',
    {
      'A token ends an hour before its exp': () => async (request, mock) => {
        const response = await mock.send(request);
        const isUsed = response.status < 400 && bearerOf(request) !== '';
        return isUsed && (await secondsLeft(request, mock)) < HOUR_S
          ? refuse(401, 'This token has expired.')
          : response;
      },
    },
  ),
  ...patched('credits.balances/token/no token', NEEDS_TOKEN, {
    "One call isn't protected: without a token it applies to the first account": () =>
      on('credits.balances', async (request, mock) =>
        mock.send(bearerOf(request) === '' ? await as(undefined, request, mock) : request),
      ),
  }),
  ...patched('users.me/token/the token in the query', NEEDS_TOKEN, {
    'A token in the query is accepted': () =>
      changingRequest((request) => {
        const token = /[?&]access_token=([^&]+)/.exec(request.path)?.[1];
        if (token === undefined) return request;
        const headers = { ...request.headers, authorization: `Bearer ${token}` };
        return { ...request, headers };
      }),
  }),
  ...patched('users.profile/token/another scheme', NEEDS_TOKEN, {
    'The scheme of the Authorization header is ignored': () =>
      changingRequest((request) => {
        const { authorization } = request.headers;
        if (authorization === undefined) return request;
        const headers = {
          ...request.headers,
          authorization: authorization.replace(/^\w+ /, 'Bearer '),
        };
        return { ...request, headers };
      }),
  }),
  ...patched('users.changeEmail/token/no token', NEEDS_TOKEN, {
    'A missing token gets a 403': () =>
      onResponse('users.changeEmail', 401, (response) => ({ ...response, status: 403 })),
  }),
  ...patched(
    'users.me/token/another user’s token',
    '§4 Current user: a token shows its own wallet and no other',
    {
      'The current user is cached by path: all see the first one': () => {
        let cached: ProbeResponse | undefined;
        return onResponse('users.me', 200, (response) => {
          cached ??= response;
          return cached;
        });
      },
    },
  ),
  ...patched(
    'users.updateProfile/flow/another user’s profile',
    '§6 A write changes only data of the token’s wallet',
    {
      'A write goes to the account that created a profile first': () => {
        let first: MockRequest | undefined;
        return async (request, mock) => {
          if (request.route === 'users.createProfile') first ??= request;
          if (request.route !== 'users.updateProfile' || first === undefined)
            return mock.send(request);
          const { authorization } = first.headers;
          return mock.send({ ...request, headers: { ...request.headers, authorization } });
        };
      },
    },
  ),
  ...patched('users.login/success/nonce, signature, login, current user', CLAIMS, {
    'The token’s exp is in milliseconds': () =>
      claiming((claims) => ({ ...claims, exp: Number(claims['exp']) * 1000 })),
    'The token names the wallet as its subject': () =>
      claiming(({ walletAddress, exp }) => ({ sub: walletAddress, exp })),
  }),
  ...patched('users.me/success/valid request', '§4 Current user: after a login there is one', {
    'A user is unknown until there is a profile': () => {
      const known = new Set<string>();
      return async (request, mock) => {
        const response = await mock.send(request);
        if (request.route === 'users.createProfile') known.add(callerOf(request));
        const isUnknown = request.route === 'users.me' && !known.has(callerOf(request));
        return isUnknown && response.status === 200
          ? reply(404, { message: 'No such user.' })
          : response;
      };
    },
  }),
];
