import { fieldsIn, reply, textIn, type Answer } from './exchange';
import type { Mutant } from './mutant';
import { answering, answeringAt, changingRequest, changingBody, on, without } from './patches';

const MESSAGE = '§3 Errors carry a message field';
const JSON_ONLY = 'Bodies are JSON, labelled application/json';
const NO_5XX = 'A 5xx is always a failure';
const DECLARED = 'Only the statuses that the contract declares are used';
const ONE_OBJECT = 'A write takes one JSON object of the contract’s shape';

const labelled = (answer: Answer, type: string): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'content-type': type },
});

const page = (status: number): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from('<!doctype html><title>Error</title><pre>Unauthorized</pre>'),
});

const DEEP = '['.repeat(1000);

export const httpMutants: readonly Mutant[] = [
  {
    name: 'Refusals are HTML pages',
    breaks: MESSAGE,
    killedBy: 'users.me/error-body/every answer',
    patch: () => answering((answer) => (answer.status >= 400 ? page(answer.status) : answer)),
  },
  {
    name: 'Refusals say error instead of message',
    breaks: MESSAGE,
    killedBy: 'traits.search/error-body/every answer',
    patch: () =>
      answering((answer) =>
        answer.status >= 400 ? reply(answer.status, { error: textIn(answer, 'message') }) : answer,
      ),
  },
  {
    name: 'Refusals have an empty message',
    breaks: MESSAGE,
    killedBy: 'users.login/error-body/every answer',
    patch: () =>
      on(
        'users.login',
        answeringAt(401, () => reply(401, { message: '' })),
      ),
  },
  {
    name: 'Refusals show the stack trace',
    breaks: '§3 Errors: the message is for people, so it contains no stack trace',
    killedBy: 'tax.declare/error-body/every answer',
    patch: () =>
      on(
        'tax.declare',
        answeringAt(400, (answer) =>
          reply(400, { ...fieldsIn(answer), stack: 'Error: bad\n    at declare (tax.js:12:7)' }),
        ),
      ),
  },
  {
    name: 'JSON is labelled as a page',
    breaks: JSON_ONLY,
    killedBy: 'traits.search/content-type/every answer',
    patch: () =>
      on(
        'traits.search',
        answeringAt(200, (answer) => labelled(answer, 'text/html')),
      ),
  },
  {
    name: 'A body breaks off, and its length says that this was all',
    breaks: JSON_ONLY,
    killedBy: 'users.searchByAddress/content-type/every answer',
    patch: () =>
      on(
        'users.searchByAddress',
        answeringAt(200, (answer) => ({ ...answer, body: answer.body.subarray(0, -1) })),
      ),
  },
  {
    name: 'A call is redirected to itself with a slash behind it',
    breaks: DECLARED,
    killedBy: 'users.exists/status/every answer',
    patch: () =>
      on('users.exists', async ({ path }) => ({
        status: 301,
        headers: { location: `${path}/` },
        body: Buffer.alloc(0),
      })),
  },
  {
    name: 'A successful login gets a 205 (reset content)',
    breaks: DECLARED,
    killedBy: 'users.login/status/every answer',
    patch: () =>
      on(
        'users.login',
        answeringAt(200, () => ({ status: 205, headers: {}, body: Buffer.alloc(0) })),
      ),
  },
  {
    name: 'Invalid JSON is a server error',
    breaks: NO_5XX,
    killedBy: 'users.login/limits/body no JSON',
    patch: () =>
      answering((answer) =>
        textIn(answer, 'message') === 'The body is not valid JSON.'
          ? reply(500, { message: 'Unexpected token in JSON' })
          : answer,
      ),
  },
  {
    name: 'Deep nesting overflows the stack',
    breaks: NO_5XX,
    killedBy: 'users.createProfile/limits/body nested 10000 deep',
    patch: () =>
      answering((answer, { body }) =>
        body.includes(DEEP) ? reply(500, { message: 'Maximum call stack size exceeded' }) : answer,
      ),
  },
  {
    name: 'A token that is too long is a failure of the server',
    breaks: NO_5XX,
    killedBy: 'users.me/limits/a token of 9000 characters',
    patch: () =>
      answering((answer, { headers: { authorization = '' } }) =>
        authorization.length > 8192 ? reply(500, { message: 'Token too long' }) : answer,
      ),
  },
  {
    name: 'A body of any size is read',
    breaks: ONE_OBJECT,
    killedBy: 'users.verifyEmail/limits/body 1 MB',
    patch: () =>
      on(
        'users.verifyEmail',
        answeringAt(413, () => reply(200, {})),
      ),
  },
  {
    name: 'Unknown fields of a login are accepted',
    breaks: ONE_OBJECT,
    killedBy: 'users.login/invalid/body a field that there is not',
    patch: () =>
      on(
        'users.login',
        changingBody((login) => without(login, 'admin')),
      ),
  },
  {
    name: 'A `__proto__` is dropped without a word',
    breaks: ONE_OBJECT,
    killedBy: 'users.createProfile/limits/body a __proto__',
    patch: () =>
      changingRequest((request) => ({
        ...request,
        body: request.body.includes('"__proto__":{"admin":true},')
          ? Buffer.from(request.body.toString('utf8').replace('"__proto__":{"admin":true},', ''))
          : request.body,
      })),
  },
  {
    name: 'A body is read as JSON whatever its content type',
    breaks: ONE_OBJECT,
    killedBy: 'users.login/limits/body labelled text/plain',
    patch: () =>
      on(
        'users.login',
        changingRequest((request) => ({
          ...request,
          headers: { ...request.headers, 'content-type': 'application/json' },
        })),
      ),
  },
  {
    name: 'A path parameter is decoded and cleaned instead of refused',
    breaks: 'A path parameter is one plain segment: anything else is a 400 or a 404',
    killedBy: 'users.exists/limits/path a%2Fb',
    patch: () =>
      on(
        'users.exists',
        changingRequest((request) => ({ ...request, path: request.path.replaceAll(/%2f/gi, '-') })),
      ),
  },
  {
    name: 'A parameter that cannot be decoded is a failure of the server',
    breaks: NO_5XX,
    killedBy: 'users.publicProfile/limits/path %E0%A4%A',
    patch: () =>
      answering((answer, { path }) =>
        path.includes('%E0%A4%A/') ? reply(500, { message: 'URI malformed' }) : answer,
      ),
  },
  {
    name: 'Any method does what GET does',
    breaks: '/v1/users/me takes GET: any other method is a 405 or a 404',
    killedBy: 'users.me/method/DELETE',
    patch: () =>
      changingRequest((request) =>
        request.path === '/v1/users/me' && request.method !== 'OPTIONS'
          ? { ...request, method: 'GET' }
          : request,
      ),
  },
  {
    name: 'PUT is taken for PATCH',
    breaks: '/v1/users/profile takes GET, PATCH, POST: any other method is a 405 or a 404',
    killedBy: 'users.profile/method/PUT',
    patch: () =>
      answering((answer, { method, path }) =>
        method === 'PUT' && path === '/v1/users/profile' ? reply(200, {}) : answer,
      ),
  },
  {
    name: 'HEAD needs no token',
    breaks: 'HEAD opens no door',
    killedBy: 'users.profile/head-options/HEAD without a token',
    patch: () =>
      answering((answer, { method }) => (method === 'HEAD' ? { ...answer, status: 200 } : answer)),
  },
  {
    name: 'Any origin may use a browser’s credentials',
    breaks: 'OPTIONS allows no other origin to use a browser’s credentials',
    killedBy: 'users.me/head-options/OPTIONS',
    patch: () =>
      answering((answer, { headers: { origin } }) => ({
        ...answer,
        headers: {
          ...answer.headers,
          ...(origin !== undefined && {
            'access-control-allow-origin': origin,
            'access-control-allow-credentials': 'true',
          }),
        },
      })),
  },
  {
    name: 'OPTIONS is a failure of the server',
    breaks: 'OPTIONS never fails',
    killedBy: 'traits.search/head-options/OPTIONS',
    patch: () =>
      answering((answer, { method }) =>
        method === 'OPTIONS' ? reply(500, { message: 'No handler' }) : answer,
      ),
  },
];
