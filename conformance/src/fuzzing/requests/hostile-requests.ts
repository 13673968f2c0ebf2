import type { AppRoute } from '@ts-rest/core';
import * as fc from 'fast-check';

import { fits } from '../../contract/schema';
import type { GeneratedCase } from './generated-case';
import { hostileBodies } from './hostile-bodies';
import { hostileAddressTexts } from './hostile-texts';
import { isFields, mayBeIgnored, partsOf, seen, type Part } from './parts';
import { bodyText, validValues } from './valid-requests';
import { writeRequest, type Values } from './write-request';

const inAddress = (
  route: AppRoute,
  valid: fc.Arbitrary<Values>,
  { name, schema }: Part,
): fc.Arbitrary<GeneratedCase> =>
  fc.tuple(valid, fc.nat(), hostileAddressTexts).map(([values, at, { because, text }]) => {
    const fields = values[name];
    const keys = isFields(fields) ? Object.keys(fields) : [];
    const key = keys[at % keys.length] ?? 'unknown';
    const hostile = { ...values, [name]: { ...(isFields(fields) ? fields : {}), [key]: text } };
    const received = seen(route, name, hostile[name]);
    const isTaken = fits(schema, received);
    return {
      kind: 'hostile',
      because: `${name}.${key} is ${because}`,
      taken: !isTaken && mayBeIgnored(schema, name, received) ? undefined : isTaken,
      request: writeRequest(route, hostile, bodyText(hostile)),
    };
  });

const inBody = (
  route: AppRoute,
  valid: fc.Arbitrary<Values>,
  { schema }: Part,
): fc.Arbitrary<GeneratedCase> => {
  const bodies = hostileBodies(
    schema,
    valid.map(({ body }) => body),
  );
  return fc.tuple(valid, bodies).map(([values, { because, text, taken }]) => ({
    kind: 'hostile',
    because,
    taken,
    request: writeRequest(route, values, text),
  }));
};

/** Adds a query to a route that has none. The contract doesn't define the response. */
const inNoQuery = (route: AppRoute, valid: fc.Arbitrary<Values>): fc.Arbitrary<GeneratedCase> =>
  fc.tuple(valid, hostileAddressTexts).map(([values, { because, text }]) => ({
    kind: 'hostile',
    because: `a query outside the contract is ${because}`,
    taken: undefined,
    request: writeRequest(route, { ...values, query: { unknown: text } }, bodyText(values)),
  }));

export const hostileRequests = (route: AppRoute): fc.Arbitrary<GeneratedCase>[] => {
  const valid = validValues(route);
  const parts = partsOf(route).filter(({ name }) => name !== 'headers');
  return [
    ...parts.map((part) =>
      part.name === 'body' ? inBody(route, valid, part) : inAddress(route, valid, part),
    ),
    ...(parts.some(({ name }) => name === 'query') ? [] : [inNoQuery(route, valid)]),
  ];
};
