import type { AppRoute } from '@ts-rest/core';
import * as fc from 'fast-check';

import { json, type CallInput } from '../contract/call';
import { asSchema } from '../contract/schema';
import { isFields, partsOf } from '../fuzzing/requests/parts';
import { validValues } from '../fuzzing/requests/valid-requests';
import { validArbitrary } from '../fuzzing/valid/valid-arbitrary';

/** The seed is fixed, so that checks have the same names in each run. */
const SEED = 1;
const TRIES = 50;
const RESPONSE_TRIES = 10;

const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

const fieldsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + 1 + fieldsIn(inner), 0)
    : 0;

const someOf = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns = TRIES): Value[] =>
  fc
    .sample(arbitrary, { seed: SEED, numRuns })
    .toSorted((one, other) => textOf(one).length - textOf(other).length);

const fullest = <Value>(arbitrary: fc.Arbitrary<Value>): Value | undefined =>
  someOf(arbitrary).toSorted((one, other) => fieldsIn(other) - fieldsIn(one))[0];

const textsIn = (value: unknown, change: (text: string) => string): Record<string, string> =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, change(String(text))]))
    : {};

/** Returns a generated input; undefined for routes that have no input or whose body is a form. */
export const derivedSample = (route: AppRoute): CallInput | undefined => {
  if (partsOf(route).length === 0) return undefined;
  const values = fullest(validValues(route));
  if (values === undefined) return undefined;
  const { path, query, body } = values;
  return {
    ...(path !== undefined && { params: textsIn(path, encodeURIComponent) }),
    ...(isFields(query) && { query }),
    ...(body !== undefined && { body: json(body) }),
  };
};

/** Returns a short valid response body, or `{}` if the response has no schema. */
export const derivedResponse = (route: AppRoute, status: number): unknown => {
  const schema = asSchema(
    Object.entries(route.responses).find(([declared]) => declared === String(status))?.[1],
  );
  const value =
    schema === undefined
      ? undefined
      : someOf(validArbitrary(schema, 'the response'), RESPONSE_TRIES)[0];
  return value === undefined ? {} : JSON.parse(textOf(value));
};
