import { createHash } from 'node:crypto';

import { callerOf, letIn } from './tokens-seen';
import { changingRequest, onResponse } from './patches';
import { fieldsIn, queryOf, textIn, withJson, type MockRequest } from './exchange';
import { patched, type Mutant, type Patch } from './mutant';

const NOT_PUBLIC = '§3 Public profile: the email address is its owner’s';
const INDEPENDENT = '§3 Public profile: it doesn’t depend on private data';
const NO_SHARED_CACHE = 'No shared cache may store a response to one user';
const NEEDS_TOKEN = '§6 Calls for signed-in users take a good bearer token, else 401';

const addressIn = ({ path }: MockRequest): string => /0x\w{40}/.exec(path)?.[0].toLowerCase() ?? '';

/** Adds a field to the public profiles of users who wrote something private. */
const leaking =
  (route: string, leakOf: (request: MockRequest) => Record<string, unknown>) => (): Patch => {
    const leaks = new Map<string, Record<string, unknown>>();
    return async (request, mock) => {
      const response = await mock.send(request);
      if (request.route === route && response.status < 300) {
        leaks.set(callerOf(request), leakOf(request));
      }
      return request.route === 'users.publicProfile' && response.status === 200
        ? withJson(response, { ...fieldsIn(response), ...leaks.get(addressIn(request)) })
        : response;
    };
  };

const emailIn = (request: MockRequest): string => textIn(request, 'emailAddress');

const labelled = (route: string, cacheControl: string) => (): Patch =>
  onResponse(route, 200, (response) => ({
    ...response,
    headers: { ...response.headers, 'cache-control': cacheControl },
  }));

const withTokenFrom = (tokenIn: (request: MockRequest) => string | undefined) => (): Patch =>
  changingRequest((request) => {
    const token = tokenIn(request);
    if (token === undefined || request.headers.authorization !== undefined) return request;
    return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
  });

export const privacyMutants: readonly Mutant[] = [
  ...patched('users.publicProfile/secrets/without the email address', NOT_PUBLIC, {
    'The public profile has the hash of the email address, as for Gravatar': leaking(
      'users.changeEmail',
      (request) => ({
        gravatar: `https://pictures.example/${createHash('md5').update(emailIn(request)).digest('hex')}`,
      }),
    ),
    'The public profile has a masked email address': leaking('users.changeEmail', (request) => ({
      contact: emailIn(request).replace(/^(.)[^@]*(.)@(.)[^@.]*/, '$1***$2@$3***'),
    })),
    'The public profile has the email address in base64': leaking(
      'users.changeEmail',
      (request) => ({ handle: Buffer.from(emailIn(request)).toString('base64url') }),
    ),
  }),
  ...patched('users.publicProfile/secrets/the same whatever is private', INDEPENDENT, {
    'The public profile shows who has declared, under another name': leaking('tax.declare', () => ({
      badges: ['declared'],
    })),
    'The public profile shows the credits as points': () =>
      onResponse('users.publicProfile', 200, async (response, request, mock) => {
        const wallet = addressIn(request);
        const token = textIn(await letIn(wallet, mock), 'accessToken');
        const headers = { ...request.headers, authorization: `Bearer ${token}` };
        const path = '/v1/users/credits';
        const credits = await mock.send({ ...request, route: 'credits.balances', path, headers });
        const points = Object.values(fieldsIn(credits)).reduce(
          (sum: number, one) => sum + Number(Object(one)['amount'] ?? 0),
          0,
        );
        return withJson(response, { ...fieldsIn(response), points });
      }),
  }),
  ...patched('users.me/cache/every answer', NO_SHARED_CACHE, {
    'The current user may be cached for a minute': labelled('users.me', 'max-age=60'),
  }),
  ...patched('credits.balances/cache/every answer', NO_SHARED_CACHE, {
    'Balances are public to caches': labelled('credits.balances', 'public, no-cache'),
  }),
  ...patched('users.nonce/cache/every answer', NO_SHARED_CACHE, {
    'A proxy may store nonces for five seconds': labelled('users.nonce', 's-maxage=5'),
  }),
  ...patched('users.profile/token/the token in cookies', NEEDS_TOKEN, {
    'A token in a cookie is accepted': withTokenFrom(
      ({ headers: { cookie = '' } }) => /(?:^|; )jwt=([^;]+)/.exec(cookie)?.[1],
    ),
  }),
  ...patched('tax.status/token/the token in other headers', NEEDS_TOKEN, {
    'A token in another header is accepted': withTokenFrom(({ headers }) => {
      const token = headers['x-access-token'];
      return typeof token === 'string' ? token : undefined;
    }),
  }),
  ...patched('users.me/token/the token in the query under other names', NEEDS_TOKEN, {
    'A token in the query parameter token is accepted': withTokenFrom(
      (request) => queryOf(request).get('token') ?? undefined,
    ),
  }),
];
