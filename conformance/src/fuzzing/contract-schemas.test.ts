import { describe, expect, test } from 'vitest';

import { routesOf } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';
import { fits } from '../contract/schema';
import { breakagesOf, nearValidArbitrary } from './near-valid/near-valid-arbitrary';
import { schemasOfRoute } from './schemas/schemas-of-route';
import { expectAlways } from './testing/expect-always';
import { validArbitrary } from './valid/valid-arbitrary';

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const placed = routesOf(v1Contract).flatMap(schemasOfRoute);
const distinct = placed.filter(
  ({ schema }, index) => placed.findIndex((other) => other.schema === schema) === index,
);

test('covers every call of the contract that has a schema', () => {
  const walked = new Set(placed.map(({ place }) => place.split(' ')[0]));
  const missed = routesOf(v1Contract)
    .map(({ name }) => name)
    .filter((name) => !walked.has(name));
  expect(missed, 'schemasOfRoute (conformance/src/fuzzing/schemas) finds nothing of').toEqual([]);
});

describe.each(distinct)('$place', ({ place, schema }) => {
  test('values generated as valid are accepted, also after being sent as JSON', () => {
    expectAlways(validArbitrary(schema, place), (value) => fits(schema, asSent(value)), 200);
  });
});

// Excludes the schema of undocumented responses, which accepts any value and therefore can't be
// violated.
const breakable = distinct.filter(({ schema, place }) => breakagesOf(schema, place).length > 0);

test.each(breakable)(
  'values generated as broken are refused, also after being sent as JSON: $place',
  ({ place, schema }) => {
    const broken = nearValidArbitrary(schema, place);
    expectAlways(broken, ({ value }) => !fits(schema, asSent(value)), 200);
  },
);

const rulesBrokenIn = (place: string): string[] =>
  placed
    .filter((one) => one.place === place)
    .flatMap(({ schema }) => breakagesOf(schema, 'it').map(({ rule }) => rule));

test('each constraint of a login is broken separately', () => {
  expect(rulesBrokenIn('users.login body')).toEqual([
    'it is no object',
    'it.walletAddress is missing',
    'it.walletAddress is no string',
    'it.walletAddress is given twice',
    'it.walletAddress breaks its format (template)',
    'it.signature is missing',
    'it.signature is no string',
    'it.signature is given twice',
    'it.signature breaks its format (template)',
    'it.signature breaks a custom rule',
    'it.messageVersion is missing',
    'it.messageVersion is none of v3',
    'it.messageVersion is given twice',
    'it has an unknown field',
  ]);
});

test('limits, formats and optional fields of a profile are broken', () => {
  expect(rulesBrokenIn('users.updateProfile body')).toEqual([
    'it is no object',
    'it.username is no string',
    'it.username is given twice',
    'it.username is shorter than 1',
    'it.username is longer than 64',
    'it.avatarPhoto is no string',
    'it.avatarPhoto is given twice',
    'it.avatarPhoto is longer than 2048',
    'it.avatarPhoto breaks its format (url)',
    'it has an unknown field',
  ]);
});

test('both sides of the tax declaration are broken', () => {
  const rules = rulesBrokenIn('tax.declare body');
  for (const rule of [
    'it.userIsAUSTaxResOrigMintingPeriod is missing',
    'it.walletAddresses breaks its format (regex)',
    'it.declareTruth is none of true',
    'it.userInAUS is none of yes, no',
  ])
    expect(rules).toContain(rule);
});
