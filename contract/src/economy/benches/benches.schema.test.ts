import { expect, test } from 'vitest';

import { undoDressAction } from '../actions/dress';
import * as benches from '../../../fixtures/economy/benches';
import { ConstructionSchema, ConstructionsQuerySchema } from './constructions.schema';
import {
  DressBatchPlanSchema,
  DressedSchema,
  DressPlanSchema,
  DressRequestSchema,
  PlanBatchRequestSchema,
  PlanDressRequestSchema,
} from './dress.schema';

test.each([
  [DressRequestSchema, benches.dressRequest],
  [DressRequestSchema, benches.dressBatchRequest],
  [undoDressAction.request, benches.undoDressRequest],
  [DressPlanSchema, benches.dressPlan],
  [PlanBatchRequestSchema, benches.planBatchRequest],
  [DressBatchPlanSchema, benches.dressBatchPlan],
  [DressedSchema, benches.dressed],
  [ConstructionSchema, benches.construction],
])('fixture %# parses to itself', (schema, fixture) => {
  expect(schema.parse(fixture)).toEqual(fixture);
});

const isDress = (wornAfter: unknown) =>
  DressRequestSchema.safeParse({
    ...benches.dressRequest,
    message: { ...benches.dressRequest.message, wornAfter },
  }).success;

const eyes = { slot: 'eyes', traitId: '1' };
const hat = { slot: 'headwear', traitId: '2' };

test('a look is written in drawing order, with one trait per slot', () => {
  expect(isDress([eyes, hat])).toBe(true);
  expect(isDress([hat, eyes])).toBe(false);
  expect(isDress([hat, hat])).toBe(false);
  expect(isDress([{ ...hat, slot: 'tail' }])).toBe(false);
});

test('a batch dresses 1 to 20 avatars', () => {
  const { dressings, ...rest } = benches.dressBatchRequest.message;
  const isBatch = (count: number) =>
    DressRequestSchema.safeParse({
      ...benches.dressBatchRequest,
      message: { ...rest, dressings: Array.from({ length: count }, () => dressings[0]) },
    }).success;
  expect([0, 1, 20, 21].map(isBatch)).toEqual([false, true, true, false]);
});

test('dressing several is not mistaken for dressing one', () => {
  expect(DressRequestSchema.safeParse({ ...benches.dressBatchRequest, kind: 'one' }).success).toBe(
    false,
  );
});

test('a plan covers 1 to 20 avatars', () => {
  const [look] = benches.planBatchRequest.looks;
  const isPlan = (count: number) =>
    PlanBatchRequestSchema.safeParse({
      ...benches.planBatchRequest,
      looks: Array.from({ length: count }, () => look),
    }).success;
  expect([0, 1, 20, 21].map(isPlan)).toEqual([false, true, true, false]);
});

test('a plan names traits by plain segments, at most seven', () => {
  const isPlan = (wear: unknown) => PlanDressRequestSchema.safeParse({ wear }).success;
  expect(isPlan(['diving-helmet'])).toBe(true);
  expect(isPlan(['../x'])).toBe(false);
  expect(isPlan(Array.from({ length: 8 }, (_, index) => `trait-${index}`))).toBe(false);
});

test('the feed can be requested by one value or several', () => {
  expect(ConstructionsQuerySchema.parse({ collection: 'fathom-club', slot: ['eyes'] })).toEqual({
    collection: ['fathom-club'],
    slot: ['eyes'],
  });
  expect(ConstructionsQuerySchema.safeParse({ sort: 'loudest' }).success).toBe(false);
});
