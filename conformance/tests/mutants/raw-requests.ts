import { changingRequest, changingResponse, onRequest, onResponse } from './patches';
import { reply, queryOf, type MockRequest } from './exchange';
import { patched, type Mutant, type Patch } from './mutant';

const NO_5XX = 'A 5xx is always a failure';
const ONE_OBJECT = 'A write takes one JSON object of the contract’s shape';
const SEGMENT = 'A path parameter is one plain segment: anything else is a 400 or a 404';
const REPEATED =
  '§7 Query arrays repeat the key; where one value is taken, many are refused, or one counts';

const LONG_HEADER = 16_384;

const failingFor = (matches: (request: MockRequest) => boolean, message: string): Patch =>
  changingResponse((response, request) => (matches(request) ? reply(500, { message }) : response));

const answeringTo = (method: string, path: string, value: unknown): Patch =>
  changingResponse((response, request) =>
    request.method === method && request.path === path ? reply(200, value) : response,
  );

/** Accepts an id that isn't a plain segment. */
const knowing = (segment: string, value: unknown): Patch =>
  changingResponse((response, { path }) =>
    path.startsWith(`/v1/users/${segment}/`) ? reply(200, value) : response,
  );

const withPath = (change: (path: string) => string): Patch =>
  changingRequest((request) => ({ ...request, path: change(request.path) }));

const NOBODY = { exists: false };
const NAMELESS = { username: null, avatarPhoto: null };

export const rawRequestMutants: readonly Mutant[] = [
  ...patched(
    'users.login/method/GET',
    '/v1/users/login takes POST: any other method is a 405 or a 404',
    {
      'A login by GET shows its form': () => answeringTo('GET', '/v1/users/login', {}),
    },
  ),
  ...patched(
    'users.changeEmail/method/POST',
    '/v1/users/email takes PATCH: any other method is a 405 or a 404',
    {
      'POST is taken for PATCH': () => answeringTo('POST', '/v1/users/email', {}),
    },
  ),
  ...patched(
    'tax.declare/method/PATCH',
    '/v1/users/tax takes POST: any other method is a 405 or a 404',
    {
      'PATCH is taken for POST': () => answeringTo('PATCH', '/v1/users/tax', {}),
    },
  ),
  ...patched('users.me/limits/a header of 32000 characters', NO_5XX, {
    'A header that is too long is a failure of the server': () =>
      failingFor(
        ({ headers }) => Object.values(headers).some((value) => String(value).length > LONG_HEADER),
        'Header overflow',
      ),
  }),
  ...patched('users.createProfile/limits/body labelled as a form', ONE_OBJECT, {
    'A form is read as JSON': () =>
      changingRequest((request) =>
        request.headers['content-type'] === 'application/x-www-form-urlencoded'
          ? { ...request, headers: { ...request.headers, 'content-type': 'application/json' } }
          : request,
      ),
  }),
  ...patched('users.updateProfile/limits/body two JSON texts', ONE_OBJECT, {
    'Only the first of two JSON texts is read': () =>
      onRequest('users.updateProfile', (request) => {
        const text = request.body.toString('utf8');
        const half = text.slice(0, text.length / 2);
        return half !== '' && text === half + half
          ? { ...request, body: Buffer.from(half) }
          : request;
      }),
  }),
  ...patched('users.exists/limits/path ..', SEGMENT, {
    'Two dots are the id of a missing user': () => knowing('..', NOBODY),
  }),
  ...patched('users.exists/invalid/path id: a space behind it', SEGMENT, {
    'White space around an id is dropped': () =>
      onRequest('users.exists', (request) => ({
        ...request,
        path: request.path.replaceAll(/%20|%0a/gi, ''),
      })),
  }),
  ...patched('users.publicProfile/limits/path a.b', SEGMENT, {
    'A name with a dot has a profile without a name': () => knowing('a.b', NAMELESS),
  }),
  ...patched('users.exists/limits/path ..%2F..%2Fadmin', SEGMENT, {
    'An encoded path leads out of its route': () => knowing('..%2F..%2Fadmin', { admin: true }),
  }),
  ...patched('users.publicProfile/limits/path %2e%2e', NO_5XX, {
    'Encoded dots are looked up in the file system': () =>
      failingFor(({ path }) => path.includes('/%2e%2e/'), 'EISDIR: illegal operation'),
  }),
  ...patched('users.publicProfile/limits/path %252e%252e', NO_5XX, {
    'A path parameter is decoded twice': () =>
      failingFor(({ path }) => path.includes('/%252e%252e/'), 'EISDIR: illegal operation'),
  }),
  ...patched('users.exists/limits/path %00', NO_5XX, {
    'A NUL in a path is a failure of the server': () =>
      failingFor(({ path }) => path.includes('%00'), 'invalid byte sequence'),
  }),
  ...patched('users.searchByAddress/query/searchKey repeated', REPEATED, {
    'A repeated key finds another user': () =>
      onResponse('users.searchByAddress', 400, (response, request) =>
        queryOf(request).getAll('searchKey').length > 1
          ? reply(200, [{ walletAddress: `0x${'c0ffe'.repeat(8)}` }])
          : response,
      ),
  }),
  ...patched('traits.search/query/searchKey as a list with an index', REPEATED, {
    'An index in brackets is read as the key': () =>
      withPath((path) => path.replace(/(\?\w+)\[0\]=/, '$1=')),
  }),
  ...patched('users.searchByUsername/query/searchKey as an object', REPEATED, {
    'An object in the query is read as its value': () =>
      withPath((path) => path.replace(/(\?\w+)\[\$ne\]=/, '$1=')),
  }),
  ...patched('traits.search/generated/random requests', NO_5XX, {
    'A search text of more than 100 characters is a failure of the server': () =>
      onResponse('traits.search', 200, (response, request) =>
        (queryOf(request).get('searchKey') ?? '').length > 100
          ? reply(500, { message: 'value too long for type character varying(100)' })
          : response,
      ),
  }),
];
