import type { NamedRoute } from '@trait-market/contract/shared';
import { isOfEconomy, needsToken } from '../contract/routes';
import type { Check } from '../check';
import { call, json, type CallInput } from '../contract/call';
import { asSchema } from '../contract/schema';
import { expectRefusal } from '../expectations';
import { TOO_MANY, violationsOf } from '../violations/violations';
import { sampleInput } from './sample-inputs';

type BrokenInput = { what: string; input: CallInput };

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

const brokenQueries = (marker: unknown, { query }: CallInput): BrokenInput[] => {
  const schema = asSchema(marker);
  if (schema === undefined) return [];
  return violationsOf(schema, query).flatMap(({ what, value }) => {
    return isTexts(value) ? [{ what: `query ${what}`, input: { query: value } }] : [];
  });
};

const encoded = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([key, text]) => [key, encodeURIComponent(text)]));

const brokenPaths = (marker: unknown, { params }: CallInput): BrokenInput[] => {
  const schema = asSchema(marker);
  if (schema === undefined || params === undefined) return [];
  return violationsOf(schema, params).flatMap(({ what, value }) => {
    const isPath = isTexts(value) && Object.keys(value).length === Object.keys(params).length;
    return isPath ? [{ what: `path ${what}`, input: { params: encoded(value) } }] : [];
  });
};

const brokenBodies = (marker: unknown, { body }: CallInput): BrokenInput[] => {
  const schema = asSchema(marker);
  if (schema === undefined || body?.kind !== 'json') return [];
  return [
    { what: 'no body', input: {} },
    ...violationsOf(schema, body.value).map(({ what, value }) => ({
      what: `body ${what}`,
      input: { body: json(value) },
    })),
  ];
};

// Returns the permitted statuses. An invalid path may match no route (404) or be too long (414), and
// a long list may be too large (413).
const statusesFor = (what: string): number[] => {
  if (what.startsWith('path')) return [400, 404, 414];
  // Without a body a request has no content type either.
  if (what === 'no body') return [400, 415];
  return what.endsWith(`a list of ${TOO_MANY}`) ? [400, 413] : [400];
};

/** Violations that are sent for each field. Of all other violations, every third is sent. */
const ALWAYS = /(?:missing|null|empty|a list of \d+|a field that there is not)$/;
const EVERY = 3;

// Selects violations, so that each field has some and each kind occurs. Empty path segments are
// excluded, because such a path belongs to another route.
const isTelling = ({ what, input: { params = {} } }: BrokenInput, index: number): boolean =>
  (!what.startsWith('body ') || ALWAYS.test(what) || index % EVERY === 0) &&
  Object.values(params).every((segment) => segment !== '');

/** The checks are cached, because there are thousands and they never change. */
const made = new WeakMap<readonly NamedRoute[], Check[]>();

export const invalidChecks = (routes: readonly NamedRoute[]): Check[] => {
  const known = made.get(routes) ?? checksOf(routes);
  made.set(routes, known);
  return known;
};

const checksOf = (routes: readonly NamedRoute[]): Check[] =>
  routes.flatMap(({ name, route }) => {
    const sample = sampleInput(name);
    if (sample === undefined) return [];
    const all = [
      ...brokenPaths(route.pathParams, sample),
      ...brokenQueries(route.query, sample),
      ...('body' in route ? brokenBodies(route.body, sample) : []),
    ];
    const broken = isOfEconomy(name) ? all.filter(isTelling) : all;
    return broken.map(({ what, input }): Check => ({
      id: `${name}/invalid/${what}`,
      route: name,
      family: 'invalid',
      rule: `The contract's schema of ${route.method} ${route.path} refuses it: ${statusesFor(what).join(' or ')}.`,
      writes: route.method !== 'GET',
      run: async ({ probe, caller, paramsOf }) => {
        const token = needsToken(name) ? (await caller()).token : undefined;
        const known = input.params ?? (await paramsOf(name));
        const params = known ?? sample.params ?? {};
        const response = await probe.send(call(name, { ...input, params, token }));
        // A provider may look up a generated path, and respond with 404, before it validates the
        // rest of the request.
        const isMadeUp = isOfEconomy(name) && known === undefined && sample.params !== undefined;
        expectRefusal(response, ...statusesFor(what), ...(isMadeUp ? [404] : []));
      },
    }));
  });
