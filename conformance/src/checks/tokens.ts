import { createHmac } from 'node:crypto';

import type { AppRoute } from '@ts-rest/core';

import type { NamedRoute } from '@trait-market/contract/shared';
import type { Check } from '../check';
import { call, type CallOptions } from '../contract/call';
import { needsToken } from '../contract/routes';
import { asSchema, fits } from '../contract/schema';
import { expectRefusal, expectStatus } from '../expectations';
import { Breach, Skipped } from '../probe/outcome';
import { later } from '../flows/later';
import { claimsOf } from '../session/auth';
import { newWallet } from '../session/session';
import { sampleInput } from './sample-inputs';

const RULE =
  '§6 Calls for signed-in users take a bearer access token that is whole, signed by the provider and not expired; else 401.';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const partsOf = (token: string): { header: string; payload: string; signature: string } => {
  const [header, payload, signature] = token.split('.');
  if (header === undefined || payload === undefined || signature === undefined) {
    throw new Skipped(
      "the access token doesn't consist of three parts, so it can't be forged like this",
    );
  }
  return { header, payload, signature };
};

const otherWallet = (token: string): string =>
  part({ ...claimsOf(token), walletAddress: newWallet().address });

/** Changes the first character of a signature, which has at least 43. */
const altered = (signature: string): string =>
  `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;

const signedByUs = (signed: string): string =>
  createHmac('sha256', 'secret').update(signed).digest('base64url');

const COOKIES = ['accessToken', 'access_token', 'token', 'jwt', 'session'];
const OTHER_HEADERS = ['x-access-token', 'x-auth-token', 'x-authorization', 'x-token', 'token'];

const BAD_TOKENS: Readonly<Record<string, (token: string) => CallOptions>> = {
  'no token': () => ({}),
  'an empty bearer': () => ({ headers: { authorization: 'Bearer' } }),
  'no token at all but a word': () => ({ token: 'undefined' }),
  'another scheme': (token) => ({ headers: { authorization: `Basic ${token}` } }),
  'two tokens': (token) => ({ headers: { authorization: `Bearer ${token} ${token}` } }),
  'the token in the query': (token) => ({ rawQuery: `?access_token=${token}` }),
  'the token in the query under other names': (token) => ({
    rawQuery: `?token=${token}&accessToken=${token}`,
  }),
  'the token in cookies': (token) => ({
    headers: { cookie: COOKIES.map((name) => `${name}=${token}`).join('; ') },
  }),
  'the token in other headers': (token) => ({
    headers: {
      'proxy-authorization': `Bearer ${token}`,
      ...Object.fromEntries(OTHER_HEADERS.map((name) => [name, token])),
    },
  }),
  'the token without its signature': (token) => {
    const { header, payload } = partsOf(token);
    return { token: `${header}.${payload}.` };
  },
  'another signature': (token) => {
    const { header, payload, signature } = partsOf(token);
    return { token: `${header}.${payload}.${altered(signature)}` };
  },
  'another wallet under the same signature': (token) => {
    const { header, signature } = partsOf(token);
    return { token: `${header}.${otherWallet(token)}.${signature}` };
  },
  'an unsigned token (alg none)': (token) => ({
    token: `${part({ alg: 'none', typ: 'JWT' })}.${partsOf(token).payload}.`,
  }),
  "a token signed with the key 'secret'": (token) => {
    const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${partsOf(token).payload}`;
    return { token: `${signed}.${signedByUs(signed)}` };
  },
};

const bearerRoutes = (routes: readonly NamedRoute[]) =>
  routes.filter(({ name }) => needsToken(name));

/** Returns the permitted statuses. An invalid query may be rejected before the token is checked. */
const refusals = ({ query }: AppRoute, { rawQuery }: CallOptions): number[] => {
  const schema = asSchema(query);
  if (rawQuery === undefined || schema === undefined) return [401];
  return fits(schema, Object.fromEntries(new URLSearchParams(rawQuery))) ? [401] : [400, 401];
};

export const tokenChecks = (routes: readonly NamedRoute[]): Check[] =>
  bearerRoutes(routes).flatMap(({ name, route }) =>
    Object.entries(BAD_TOKENS).map(([what, bad]): Check => ({
      id: `${name}/token/${what}`,
      route: name,
      family: 'token',
      rule: RULE,
      writes: route.method !== 'GET',
      run: async ({ probe, caller }) => {
        const options = what === 'no token' ? {} : bad((await caller()).token);
        const { body, ...input } = sampleInput(name) ?? {};
        const sent = call(name, { ...input, ...options, ...(body === undefined ? {} : { body }) });
        expectRefusal(await probe.send(sent), ...refusals(route, options));
      },
    })),
  );

/** The tolerance around a token's expiry for different clocks. */
const MARGIN_MS = 60_000;

// The largest plausible `exp`: in seconds it is the year 5138, in milliseconds 1973. Larger values
// are milliseconds.
const LAST_SECOND = 1e11;

const untilExpiryMs = (token: string): number => {
  const claims = claimsOf(token);
  if (claims === undefined) throw new Skipped('the access token does not say when it expires');
  const { exp } = claims;
  if (exp > LAST_SECOND) {
    throw new Breach('an exp in seconds', `${exp}, which can only be milliseconds`);
  }
  return exp * 1000 - Date.now();
};

export const expiryChecks = (routes: readonly NamedRoute[]): Check[] =>
  bearerRoutes(routes).flatMap(({ name }): Check[] => [
    {
      id: `${name}/token/an expired token`,
      route: name,
      family: 'token',
      rule: RULE,
      writes: true,
      needs: ['advanceClock'],
      run: async (context) => {
        const { token } = await context.newcomer();
        await later(context, untilExpiryMs(token) + MARGIN_MS, async () => {
          const sent = call(name, { ...sampleInput(name), token });
          expectRefusal(await context.probe.send(sent), 401);
        });
      },
    },
    ...(name === 'users.me' ? [stillGood(name)] : []),
  ]);

const stillGood = (name: string): Check => ({
  id: `${name}/token/a token just before its end`,
  route: name,
  family: 'token',
  rule: '§3 Access token: it is good until its exp, in seconds.',
  writes: true,
  needs: ['advanceClock'],
  run: async (context) => {
    const { token } = await context.newcomer();
    await later(context, untilExpiryMs(token) - MARGIN_MS, async () => {
      expectStatus(await context.probe.send(call(name, { token })), 200);
    });
  },
});
