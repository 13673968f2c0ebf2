import { createHmac } from 'node:crypto';

import { refuse, reply, textIn, withJson, type Answer, type MockRequest } from './exchange';
import type { Mock, Mutant, Patch } from './mutant';
import { answeringAt, changingRequest, on } from './patches';
import { as, bearerOf, callerOf, tokenPart, walletIn } from './tokens-seen';

const NEEDS_TOKEN = '§6 Calls for signed-in users take a good bearer token, else 401';
const CLAIMS = '§3 Access token: decoded, it holds walletAddress and exp, in seconds';

const trusting =
  (looksGood: (token: string) => boolean): Patch =>
  async (request, mock) => {
    const answer = await mock.send(request);
    const token = bearerOf(request);
    const isLetIn = answer.status === 401 && walletIn(token) !== undefined && looksGood(token);
    return isLetIn ? mock.send(await as(walletIn(token), request, mock)) : answer;
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
    const answer = await mock.send({ ...request, headers: { ...request.headers, ...headers } });
    const isLogin = request.route === 'users.login' && answer.status === 200;
    return isLogin
      ? withJson(answer, { accessToken: renamed(textIn(answer, 'accessToken')) })
      : answer;
  };
};

const secondsLeft = async (request: MockRequest, { control }: Mock): Promise<number> => {
  const { now } = await control.status();
  return Number(tokenPart(bearerOf(request), 1)['exp'] ?? 0) - Date.parse(now) / 1000;
};

const HOUR_S = 60 * 60;

export const tokenMutants: readonly Mutant[] = [
  {
    name: 'A token is decoded, not verified',
    breaks: NEEDS_TOKEN,
    killedBy: 'users.me/token/another wallet under the same signature',
    patch: () => trusting(() => true),
  },
  {
    name: 'A token without an algorithm is taken',
    breaks: NEEDS_TOKEN,
    killedBy: 'users.updateProfile/token/an unsigned token (alg none)',
    patch: () => trusting((token) => tokenPart(token, 0)['alg'] === 'none'),
  },
  {
    name: 'Tokens may be signed with the secret of an example',
    breaks: NEEDS_TOKEN,
    killedBy: 'users.me/token/a token signed with another key',
    patch: () =>
      trusting((token) => {
        const [header = '', claims = '', signature] = token.split('.');
        const own = createHmac('sha256', 'secret').update(`${header}.${claims}`);
        return own.digest('base64url') === signature;
      }),
  },
  {
    name: 'An expired token is taken',
    breaks: NEEDS_TOKEN,
    killedBy: 'tax.declare/token/an expired token',
    patch: () => {
      const issued = new Set<string>();
      const patch = trusting((token) => issued.has(token));
      return async (request, mock) => {
        const answer = await patch(request, mock);
        if (request.route === 'users.login') issued.add(textIn(answer, 'accessToken'));
        return answer;
      };
    },
  },
  {
    name: 'A token ends an hour before its exp',
    breaks: '§3 Access token: it is good until its exp, in seconds',
    killedBy: 'users.me/token/a token just before its end',
    patch: () => async (request, mock) => {
      const answer = await mock.send(request);
      const isUsed = answer.status < 400 && bearerOf(request) !== '';
      return isUsed && (await secondsLeft(request, mock)) < HOUR_S
        ? refuse(401, 'This token has expired.')
        : answer;
    },
  },
  {
    name: "One call isn't protected: without a token it applies to the first account",
    breaks: NEEDS_TOKEN,
    killedBy: 'credits.balances/token/no token',
    patch: () =>
      on('credits.balances', async (request, mock) =>
        mock.send(bearerOf(request) === '' ? await as(undefined, request, mock) : request),
      ),
  },
  {
    name: 'A token in the query is accepted',
    breaks: NEEDS_TOKEN,
    killedBy: 'users.me/token/the token in the query',
    patch: () =>
      changingRequest((request) => {
        const token = /[?&]access_token=([^&]+)/.exec(request.path)?.[1];
        if (token === undefined) return request;
        const headers = { ...request.headers, authorization: `Bearer ${token}` };
        return { ...request, headers };
      }),
  },
  {
    name: 'The scheme of the Authorization header is ignored',
    breaks: NEEDS_TOKEN,
    killedBy: 'users.profile/token/another scheme',
    patch: () =>
      changingRequest((request) => {
        const { authorization } = request.headers;
        if (authorization === undefined) return request;
        const headers = {
          ...request.headers,
          authorization: authorization.replace(/^\w+ /, 'Bearer '),
        };
        return { ...request, headers };
      }),
  },
  {
    name: 'A missing token gets a 403',
    breaks: NEEDS_TOKEN,
    killedBy: 'users.changeEmail/token/no token',
    patch: () =>
      on(
        'users.changeEmail',
        answeringAt(401, (answer) => ({ ...answer, status: 403 })),
      ),
  },
  {
    name: 'The current user is cached by path: all see the first one',
    breaks: '§4 Current user: a token shows its own wallet and no other',
    killedBy: 'users.me/token/another user’s token',
    patch: () => {
      let cached: Answer | undefined;
      return on(
        'users.me',
        answeringAt(200, (answer) => {
          cached ??= answer;
          return cached;
        }),
      );
    },
  },
  {
    name: 'A write goes to the account that created a profile first',
    breaks: '§6 A write changes only data of the token’s wallet',
    killedBy: 'users.updateProfile/flow/another user’s profile',
    patch: () => {
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
  {
    name: 'The token’s exp is in milliseconds',
    breaks: CLAIMS,
    killedBy: 'users.login/success/nonce, signature, login, current user',
    patch: () => claiming((claims) => ({ ...claims, exp: Number(claims['exp']) * 1000 })),
  },
  {
    name: 'The token names the wallet as its subject',
    breaks: CLAIMS,
    killedBy: 'users.login/success/nonce, signature, login, current user',
    patch: () => claiming(({ walletAddress, exp }) => ({ sub: walletAddress, exp })),
  },
  {
    name: 'A user is unknown until there is a profile',
    breaks: '§4 Current user: after a login there is one',
    killedBy: 'users.me/success/valid request',
    patch: () => {
      const known = new Set<string>();
      return async (request, mock) => {
        const answer = await mock.send(request);
        if (request.route === 'users.createProfile') known.add(callerOf(request));
        const isUnknown = request.route === 'users.me' && !known.has(callerOf(request));
        return isUnknown && answer.status === 200
          ? reply(404, { message: 'No such user.' })
          : answer;
      };
    },
  },
];
