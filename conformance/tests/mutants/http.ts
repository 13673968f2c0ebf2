import {
  on,
  changingRequest,
  onRequest,
  onBody,
  changingResponse,
  onResponse,
  accepting,
  without,
} from './patches';
import { reply, fieldsIn, textIn, type ProbeResponse } from './exchange';
import { patched, type Mutant } from './mutant';

const MESSAGE = '§3 Errors carry a message field';
const JSON_ONLY = 'Bodies are JSON, labelled application/json';
const NO_5XX = 'A 5xx is always a failure';
const DECLARED = 'Only the statuses that the contract declares are used';
const ONE_OBJECT = 'A write takes one JSON object of the contract’s shape';

const labelled = (response: ProbeResponse, type: string): ProbeResponse => ({
  ...response,
  headers: { ...response.headers, 'content-type': type },
});

const page = (status: number): ProbeResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from('<!doctype html><title>Error</title><pre>Unauthorized</pre>'),
});

const DEEP = '['.repeat(1000);

export const httpMutants: readonly Mutant[] = [
  ...patched('users.me/error-body/every answer', MESSAGE, {
    'Refusals are HTML pages': () =>
      changingResponse((response) => (response.status >= 400 ? page(response.status) : response)),
  }),
  ...patched('traits.search/error-body/every answer', MESSAGE, {
    'Refusals say error instead of message': () =>
      changingResponse((response) =>
        response.status >= 400
          ? reply(response.status, { error: textIn(response, 'message') })
          : response,
      ),
  }),
  ...patched('users.login/error-body/every answer', MESSAGE, {
    'Refusals have an empty message': () =>
      onResponse('users.login', 401, () => reply(401, { message: '' })),
  }),
  ...patched(
    'tax.declare/error-body/every answer',
    '§3 Errors: the message is for people, so it contains no stack trace',
    {
      'Refusals show the stack trace': () =>
        onResponse('tax.declare', 400, (response) =>
          reply(400, { ...fieldsIn(response), stack: 'Error: bad\n    at declare (tax.js:12:7)' }),
        ),
    },
  ),
  ...patched('traits.search/content-type/every answer', JSON_ONLY, {
    'JSON is labelled as a page': () =>
      onResponse('traits.search', 200, (response) => labelled(response, 'text/html')),
  }),
  ...patched('users.searchByAddress/content-type/every answer', JSON_ONLY, {
    'A body breaks off, and its length says that this was all': () =>
      onResponse('users.searchByAddress', 200, (response) => ({
        ...response,
        body: response.body.subarray(0, -1),
      })),
  }),
  ...patched('users.exists/status/every answer', DECLARED, {
    'A call is redirected to itself with a slash behind it': () =>
      on('users.exists', async ({ path }) => ({
        status: 301,
        headers: { location: `${path}/` },
        body: Buffer.alloc(0),
      })),
  }),
  ...patched('users.login/status/every answer', DECLARED, {
    'A successful login gets a 205 (reset content)': () =>
      onResponse('users.login', 200, () => ({ status: 205, headers: {}, body: Buffer.alloc(0) })),
  }),
  ...patched('users.login/limits/body no JSON', NO_5XX, {
    'Invalid JSON is a server error': () =>
      changingResponse((response) =>
        textIn(response, 'message') === 'The body is not valid JSON.'
          ? reply(500, { message: 'Unexpected token in JSON' })
          : response,
      ),
  }),
  ...patched('users.createProfile/limits/body nested 10000 deep', NO_5XX, {
    'Deep nesting overflows the stack': () =>
      changingResponse((response, { body }) =>
        body.includes(DEEP)
          ? reply(500, { message: 'Maximum call stack size exceeded' })
          : response,
      ),
  }),
  ...patched('users.me/limits/a token of 9000 characters', NO_5XX, {
    'A token that is too long is a failure of the server': () =>
      changingResponse((response, { headers: { authorization = '' } }) =>
        authorization.length > 8192 ? reply(500, { message: 'Token too long' }) : response,
      ),
  }),
  ...patched('users.verifyEmail/limits/body 1 MB', ONE_OBJECT, {
    'A body of any size is read': () => accepting('users.verifyEmail', 413),
  }),
  ...patched('users.login/invalid/body a field that there is not', ONE_OBJECT, {
    'Unknown fields of a login are accepted': () =>
      onBody('users.login', (login) => without(login, 'admin')),
  }),
  ...patched('users.createProfile/limits/body a __proto__', ONE_OBJECT, {
    'A `__proto__` is dropped without a word': () =>
      changingRequest((request) => ({
        ...request,
        body: request.body.includes('"__proto__":{"admin":true},')
          ? Buffer.from(request.body.toString('utf8').replace('"__proto__":{"admin":true},', ''))
          : request.body,
      })),
  }),
  ...patched('users.login/limits/body labelled text/plain', ONE_OBJECT, {
    'A body is read as JSON whatever its content type': () =>
      onRequest('users.login', (request) => ({
        ...request,
        headers: { ...request.headers, 'content-type': 'application/json' },
      })),
  }),
  ...patched(
    'users.exists/limits/path a%2Fb',
    'A path parameter is one plain segment: anything else is a 400 or a 404',
    {
      'A path parameter is decoded and cleaned instead of refused': () =>
        onRequest('users.exists', (request) => ({
          ...request,
          path: request.path.replaceAll(/%2f/gi, '-'),
        })),
    },
  ),
  ...patched('users.publicProfile/limits/path %E0%A4%A', NO_5XX, {
    'A parameter that cannot be decoded is a failure of the server': () =>
      changingResponse((response, { path }) =>
        path.includes('%E0%A4%A/') ? reply(500, { message: 'URI malformed' }) : response,
      ),
  }),
  ...patched(
    'users.me/method/DELETE',
    '/v1/users/me takes GET: any other method is a 405 or a 404',
    {
      'Any method does what GET does': () =>
        changingRequest((request) =>
          request.path === '/v1/users/me' && request.method !== 'OPTIONS'
            ? { ...request, method: 'GET' }
            : request,
        ),
    },
  ),
  ...patched(
    'users.profile/method/PUT',
    '/v1/users/profile takes GET, PATCH, POST: any other method is a 405 or a 404',
    {
      'PUT is taken for PATCH': () =>
        changingResponse((response, { method, path }) =>
          method === 'PUT' && path === '/v1/users/profile' ? reply(200, {}) : response,
        ),
    },
  ),
  ...patched('users.profile/head-options/HEAD without a token', 'HEAD opens no door', {
    'HEAD needs no token': () =>
      changingResponse((response, { method }) =>
        method === 'HEAD' ? { ...response, status: 200 } : response,
      ),
  }),
  ...patched(
    'users.me/head-options/OPTIONS',
    'OPTIONS allows no other origin to use a browser’s credentials',
    {
      'Any origin may use a browser’s credentials': () =>
        changingResponse((response, { headers: { origin } }) => ({
          ...response,
          headers: {
            ...response.headers,
            ...(origin !== undefined && {
              'access-control-allow-origin': origin,
              'access-control-allow-credentials': 'true',
            }),
          },
        })),
    },
  ),
  ...patched('traits.search/head-options/OPTIONS', 'OPTIONS never fails', {
    'OPTIONS is a failure of the server': () =>
      changingResponse((response, { method }) =>
        method === 'OPTIONS' ? reply(500, { message: 'No handler' }) : response,
      ),
  }),
];
