import type { AppRoute } from '@ts-rest/core';
import * as fc from 'fast-check';

import { validArbitrary } from '../valid/valid-arbitrary';
import type { GeneratedCase } from './generated-case';
import { isWritable, partsOf } from './parts';
import { writeRequest, type Values } from './write-request';

/** Values for all parts of a route's requests, as the contract takes them in. */
export const validValues = (route: AppRoute): fc.Arbitrary<Values> =>
  fc.record(
    Object.fromEntries(
      partsOf(route).map(({ name, schema }) => [
        name,
        validArbitrary(schema, name).filter((value) => isWritable(name, value)),
      ]),
    ),
    { noNullPrototype: true },
  );

/** The JSON text of a body, where there is one. */
export const bodyText = ({ body }: Values): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body);

/** Requests that the contract takes in. */
export const validRequests = (route: AppRoute): fc.Arbitrary<GeneratedCase> =>
  validValues(route).map((values) => ({
    kind: 'valid',
    because: 'it is as the contract asks',
    taken: true,
    request: writeRequest(route, values, bodyText(values)),
  }));
