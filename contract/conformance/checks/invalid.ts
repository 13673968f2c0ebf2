import { needsToken, ROUTES } from '../contract/routes';
import type { Check } from '../check';
import { call, json, type CallInput } from '../contract/call';
import { asSchema } from '../contract/schema';
import { expectRefusal } from '../expectations';
import { violationsOf } from '../violations/violations';
import { sampleInputs } from './sample-inputs';

type BrokenInput = { what: string; input: CallInput };

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const brokenQueries = (marker: unknown, { query }: CallInput): BrokenInput[] => {
  const schema = asSchema(marker);
  if (schema === undefined) return [];
  return violationsOf(schema, query).flatMap(({ what, value }) => {
    // A query has texts only, so a type is not what can be wrong with it.
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

/** A path that is not the route's may well be no route's: 404 says so too. */
const statusesFor = (what: string): number[] => (what.startsWith('path') ? [400, 404] : [400]);

/** For each route, each constraint of each of its schemas, violated one at a time. */
export const invalidChecks = (): Check[] =>
  ROUTES.flatMap(({ name, route }) => {
    const sample = sampleInputs[name];
    if (sample === undefined) return [];
    const broken = [
      ...brokenPaths(route.pathParams, sample),
      ...brokenQueries(route.query, sample),
      ...('body' in route ? brokenBodies(route.body, sample) : []),
    ];
    return broken.map(({ what, input }): Check => ({
      id: `${name}/invalid/${what}`,
      route: name,
      family: 'invalid',
      rule: `The contract's schema of ${route.method} ${route.path} refuses it: ${statusesFor(what).join(' or ')}.`,
      writes: route.method !== 'GET',
      run: async ({ probe, caller }) => {
        const token = needsToken(name) ? (await caller()).token : undefined;
        const answer = await probe.send(call(name, { ...input, token }));
        expectRefusal(answer, ...statusesFor(what));
      },
    }));
  });
