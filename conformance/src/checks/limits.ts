import type { NamedRoute } from '@trait-market/contract/shared';
import type { Check } from '../check';
import { call } from '../contract/call';
import { isOfEconomy, needsToken } from '../contract/routes';
import { asSchema } from '../contract/schema';
import { expectRefusal } from '../expectations';
import type { ProbeBody } from '../probe/request';
import { sampleInput } from './sample-inputs';

type BadBody = { what: string; statuses: number[]; body: (valid: string) => ProbeBody };

const asJson = (text: string): ProbeBody => ({
  kind: 'text',
  text,
  contentType: 'application/json',
});

const DEPTH = 10_000;
const HUGE = 1024 * 1024;

const BAD_BODIES: readonly BadBody[] = [
  { what: 'no JSON', statuses: [400], body: () => asJson('{"username":') },
  { what: 'two JSON texts', statuses: [400], body: (valid) => asJson(valid + valid) },
  {
    what: `nested ${DEPTH} deep`,
    statuses: [400, 413],
    body: () => asJson('['.repeat(DEPTH) + ']'.repeat(DEPTH)),
  },
  {
    what: 'a __proto__',
    statuses: [400],
    body: (valid) => asJson(`{"__proto__":{"admin":true},${valid.slice(1)}`),
  },
  {
    what: '1 MB',
    statuses: [400, 413],
    body: (valid) => asJson(`{"filler":"${'a'.repeat(HUGE)}",${valid.slice(1)}`),
  },
  {
    what: 'labelled text/plain',
    statuses: [400, 415],
    body: (text) => ({ kind: 'text', text, contentType: 'text/plain' }),
  },
  {
    what: 'labelled as a form',
    statuses: [400, 415],
    body: (text) => ({ kind: 'text', text, contentType: 'application/x-www-form-urlencoded' }),
  },
];

const bodyLimits = (routes: readonly NamedRoute[]): Check[] =>
  routes.flatMap(({ name, route }) => {
    const sample = sampleInput(name)?.body;
    const takesJson = 'body' in route && asSchema(route.body) !== undefined;
    if (!takesJson || sample?.kind !== 'json') return [];
    return BAD_BODIES.map(({ what, statuses, body }): Check => ({
      id: `${name}/limits/body ${what}`,
      route: name,
      family: 'limits',
      rule: `${route.method} ${route.path} takes one JSON object of the contract's shape: ${statuses.join(' or ')}.`,
      writes: true,
      run: async ({ probe, caller }) => {
        const token = needsToken(name) ? (await caller()).token : undefined;
        const { params = {} } = sampleInput(name) ?? {};
        const sent = call(name, { body: body(JSON.stringify(sample.value)), params, token });
        expectRefusal(await probe.send(sent), ...statuses);
      },
    }));
  });

/**
 * Path segments that aren't plain: some lead out of the route if a server decodes and forwards them;
 * others are malformed or contain a NUL or a dot.
 */
const SEGMENTS = [
  '..',
  '..%2F..%2Fadmin',
  '%2e%2e',
  '%00',
  '%E0%A4%A',
  'a%2Fb',
  '%252e%252e',
  'a.b',
];

const pathLimits = (routes: readonly NamedRoute[]): Check[] =>
  routes.flatMap(({ name, route }) => {
    const params = sampleInput(name)?.params;
    if (params === undefined) return [];
    return SEGMENTS.map((segment): Check => ({
      id: `${name}/limits/path ${segment}`,
      route: name,
      family: 'limits',
      rule: `A path parameter of ${route.path} is one plain segment: anything else is a 400 or a 404.`,
      writes: false,
      run: async ({ probe, caller }) => {
        const token = isOfEconomy(name) && needsToken(name) ? (await caller()).token : undefined;
        const broken = Object.fromEntries(Object.keys(params).map((key) => [key, segment]));
        expectRefusal(await probe.send(call(name, { params: broken, token })), 400, 404);
      },
    }));
  });

const LONG_TOKEN = 9_000;
const LONG_HEADER = 32_000;

// The body of a 431 isn't checked, because infrastructure in front of the target often sends this
// response.
const headerLimits = (): Check[] =>
  [
    { what: 'a token', length: LONG_TOKEN, header: 'authorization', prefix: 'Bearer ' },
    { what: 'a header', length: LONG_HEADER, header: 'x-filler', prefix: '' },
  ].map(({ what, length, header, prefix }): Check => ({
    id: `users.me/limits/${what} of ${length} characters`,
    route: 'users.me',
    family: 'limits',
    rule: 'Input that is too long is refused (400, 401 or 431), neither truncated nor a server error.',
    writes: false,
    run: async ({ probe }) => {
      const headers = { [header]: `${prefix}${'a'.repeat(length)}` };
      const request = { ...call('users.me', { headers }), route: undefined };
      const response = await probe.send(request);
      if (response.response.status !== 431) expectRefusal(response, 400, 401);
    },
  }));

export const limitChecks = (routes: readonly NamedRoute[]): Check[] => [
  ...bodyLimits(routes),
  ...pathLimits(routes),
  ...headerLimits(),
];
