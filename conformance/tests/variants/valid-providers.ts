import type { RulesInput } from '@trait-market/conformance/rules';
import { withMoreFields } from '@trait-market/contract/testing/more-fields';

import { claiming } from '../mutants/tokens';
import { callerOf } from '../mutants/tokens-seen';
import { on, both, changingRequest, changingResponse, onValue } from '../mutants/patches';
import {
  reply,
  refuse,
  jsonIn,
  fieldsIn,
  queryOf,
  withJson,
  withQuery,
  type MockRequest,
  type ProbeResponse,
} from '../mutants/exchange';
import type { Patch } from '../mutants/mutant';
import {
  compressed,
  inChunksAndClosed,
  inOtherJson,
  labeledInUpperCase,
  labeledWithoutCharset,
  withOtherMethods,
} from './http-forms';

export type ValidProvider = {
  name: string;
  rules?: RulesInput;
  patch: () => Patch;
};

const ADDRESS = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g;

const inLowerCase = changingResponse((response) => {
  const text = response.body.toString('utf8');
  const isJson = jsonIn(response) !== undefined;
  const body = Buffer.from(text.replaceAll(ADDRESS, (address) => address.toLowerCase()));
  return isJson ? { ...response, body } : response;
});

/** The fields of v1 that the OpenAPI document allows to be null or absent. */
const NULL_OR_ABSENT = new Set(['username', 'avatarPhoto', 'emailAddress']);

const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    inner === null && NULL_OR_ABSENT.has(key) ? undefined : inner,
  );

const FEW = 3;

const WRITES = [
  'users.createProfile',
  'users.updateProfile',
  'users.changeEmail',
  'users.resendVerification',
  'users.verifyEmail',
  'users.uploadProfileImage',
  'tax.declare',
];

const text = (contentType: string, body: string): ProbeResponse => ({
  status: 200,
  headers: { 'content-type': contentType },
  body: Buffer.from(body),
});

/** Successes of calls whose response the specification doesn't document (§7). */
const UNDOCUMENTED_SUCCESSES: [name: string, success: ProbeResponse][] = [
  ['204 and nothing else', reply(204)],
  ['true', reply(200, true)],
  ['false', reply(200, false)],
  ['null', reply(200, null)],
  ['a string', reply(200, 'ok')],
  ['an empty list', reply(201, [])],
  ['202 and no body', reply(202)],
  ['plain text', text('text/plain', 'OK')],
  ['a page', text('text/html', '<p>Saved</p>')],
];

const WITH_BODY = new Set([
  'users.login',
  'users.createProfile',
  'users.updateProfile',
  'users.changeEmail',
  'users.verifyEmail',
  'tax.declare',
]);

const PARAMETERS: Readonly<Record<string, string>> = {
  'users.nonce': 'walletAddress',
  'users.searchByAddress': 'searchKey',
  'users.searchByUsername': 'searchKey',
  'traits.search': 'searchKey',
};

const withoutUnknownParameters = (request: MockRequest): MockRequest => {
  const parameter = PARAMETERS[request.route ?? ''];
  if (parameter === undefined || !request.path.includes('?')) return request;
  const query = queryOf(request);
  for (const key of new Set(query.keys())) if (key !== parameter) query.delete(key);
  return withQuery(request, query);
};

const numberedBy = (request: number, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => numberedBy(request, item));
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, requestId: `r-${request}` };
};

const [SHORTEST, LONGEST] = [3, 20];

export const UNLIKE_IN_READS_AND_RULES: readonly ValidProvider[] = [
  {
    name: 'Addresses are in lower case, in tokens too',
    patch: () => {
      const lowerClaims = claiming((claims) => ({
        ...claims,
        walletAddress: String(claims['walletAddress']).toLowerCase(),
      }));
      return (request, mock) =>
        inLowerCase(request, { ...mock, send: (sent) => lowerClaims(sent, mock) });
    },
  },
  {
    name: 'Refusals have other messages and more fields',
    patch: () =>
      changingResponse((response) =>
        response.status >= 400
          ? withJson(response, {
              statusCode: response.status,
              error: 'Fehler',
              message: 'Das geht so nicht.',
            })
          : response,
      ),
  },
  {
    name: 'Responses have undocumented fields',
    patch: () =>
      changingResponse((response) => {
        const value = jsonIn(response);
        return value === undefined ? response : withJson(response, withMoreFields(value));
      }),
  },
  {
    name: 'Fields that may be null or absent are absent where the mock sends null',
    patch: () =>
      changingResponse((response) => {
        const value = jsonIn(response);
        return value === undefined ? response : withJson(response, withoutNulls(value));
      }),
  },
  {
    name: 'The existence check returns a bare boolean',
    patch: () =>
      on(
        ['users.exists'],
        changingResponse((response) =>
          response.status < 300 ? reply(200, fieldsIn(response)['exists']) : response,
        ),
      ),
  },
  {
    name: 'The existence check names the user by a number',
    patch: () =>
      on(
        ['users.exists'],
        changingResponse((response, { path }) => {
          const { exists } = fieldsIn(response);
          return exists === true
            ? withJson(response, {
                exists,
                userNumber: String(Number.parseInt(path.split('/')[3]?.slice(2, 12) ?? '', 16)),
              })
            : response;
        }),
      ),
  },
  {
    name: 'Searches find three at most',
    patch: () =>
      onValue(['users.searchByAddress', 'users.searchByUsername', 'traits.search'], (found) =>
        Array.isArray(found) ? found.slice(0, FEW) : found,
      ),
  },
  {
    name: 'A picture requires a profile',
    patch: () => {
      const known = new Set<string>();
      return async (request, mock) => {
        const caller = callerOf(request);
        if (request.route === 'users.uploadProfileImage' && caller !== '' && !known.has(caller)) {
          const response = await mock.send({
            ...request,
            route: 'users.me',
            method: 'GET',
            path: '/v1/users/me',
          });
          return response.status === 200 ? refuse(409, 'Make a profile first.') : response;
        }
        const response = await mock.send(request);
        if (request.route === 'users.createProfile' && response.status < 300) known.add(caller);
        return response;
      };
    },
  },
  {
    name: 'Usernames have 3 to 20 letters, digits and hyphens, as its rules state',
    rules: { username: { minLength: SHORTEST, maxLength: LONGEST, pattern: '[A-Za-z0-9-]+' } },
    patch: () =>
      on(['users.createProfile', 'users.updateProfile'], async (request, mock) => {
        const { username } = fieldsIn(request);
        const isFine = typeof username !== 'string' || /^[A-Za-z0-9-]{3,20}$/.test(username);
        if (isFine || callerOf(request) === '') return mock.send(request);
        // Only the username is sent to the mock, because the other fields may be nested too deep to
        // serialize.
        const asIfNamed = withJson(request, { username: '' });
        const response = await mock.send(asIfNamed);
        return response.status === 400 ? refuse(400, 'Usernames have 3 to 20 letters.') : response;
      }),
  },
  {
    name: 'Missing bodies are a 415, unknown query parameters are ignored, the sixth wrong code is a 400, and missing users are a 404',
    patch: () =>
      both(
        changingResponse((response, { route, body }) => {
          const { status } = response;
          if (status === 400 && body.length === 0 && WITH_BODY.has(route ?? '')) {
            return refuse(415, 'Send JSON.');
          }
          if (status === 429 && route === 'users.verifyEmail') return refuse(400, 'A wrong code.');
          return route === 'users.exists' && fieldsIn(response)['exists'] === false
            ? refuse(404, 'There is no such user.')
            : response;
        }),
        changingRequest(withoutUnknownParameters),
      ),
  },
  {
    name: 'Refusals are application/problem+json, and all responses have a request id',
    patch: () => {
      let requests = 0;
      return changingResponse((response) => {
        const value = jsonIn(response);
        if (value === undefined) return response;
        requests += 1;
        const numbered = withJson(response, numberedBy(requests, value));
        if (response.status < 400) return numbered;
        const headers = { ...response.headers, 'content-type': 'application/problem+json' };
        return { ...numbered, headers };
      });
    },
  },
];

export const UNLIKE_IN_WRITES = UNDOCUMENTED_SUCCESSES.map(([name, success]): ValidProvider => ({
  name: `Writes succeed with ${name}`,
  patch: () =>
    on(
      WRITES,
      changingResponse((response) => (response.status < 300 ? success : response)),
    ),
}));

/** Providers that write the same responses in another form that HTTP and JSON allow. */
export const UNLIKE_IN_FORM: readonly ValidProvider[] = [
  {
    name: 'Connections are closed after each response, which comes in chunks and with cookies',
    patch: () => inChunksAndClosed,
  },
  {
    name: 'JSON has escaped characters, numbers as 1.0 and keys in another order',
    patch: () => both(inOtherJson, labeledWithoutCharset),
  },
  {
    name: 'Bodies are compressed, and labels are in upper case with more parameters',
    patch: () => both(compressed(), labeledInUpperCase),
  },
  {
    name: 'Paths with a slash at the end are served, HEAD is not, and OPTIONS has no origin',
    patch: () => withOtherMethods,
  },
];

const bothOf = (other: ValidProvider, writes: ValidProvider): ValidProvider => ({
  ...other,
  name: `${other.name}. ${writes.name}`,
  patch: () => both(other.patch(), writes.patch()),
});

// Each provider combines a difference in writes with one in reads or rules, because a complete run
// takes seconds. The longer list decides how many providers there are.
const combined = UNLIKE_IN_READS_AND_RULES.map((other, index) => {
  const writes = UNLIKE_IN_WRITES[index];
  return writes === undefined ? other : bothOf(other, writes);
});

export const validProviders: readonly ValidProvider[] = [
  ...combined,
  ...UNLIKE_IN_WRITES.slice(combined.length),
  ...UNLIKE_IN_FORM,
];
