import type { AppRoute } from '@ts-rest/core';
import * as fc from 'fast-check';

import { validArbitrary } from '../valid/valid-arbitrary';
import type { GeneratedCase } from './generated-case';
import { isWritable, partsOf } from './parts';
import { writeRequest, type Values } from './write-request';

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

export const bodyText = ({ body }: Values): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body);

export const validRequests = (route: AppRoute): fc.Arbitrary<GeneratedCase> =>
  validValues(route).map((values) => ({
    kind: 'valid',
    because: 'it follows the contract',
    taken: true,
    request: writeRequest(route, values, bodyText(values)),
  }));
