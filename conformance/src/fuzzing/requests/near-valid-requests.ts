import type { AppRoute } from '@ts-rest/core';
import * as fc from 'fast-check';

import { fits } from '../../contract/schema';
import { narrowed } from '../near-valid/breakage';
import { breakagesOf } from '../near-valid/near-valid-arbitrary';
import type { GeneratedCase } from './generated-case';
import { isWritable, mayBeIgnored, partsOf, seen } from './parts';
import { bodyText, validValues } from './valid-requests';
import { writeRequest } from './write-request';

export const nearValidRequests = (route: AppRoute): fc.Arbitrary<GeneratedCase>[] => {
  const valid = validValues(route);
  return partsOf(route).flatMap(({ name, schema }) =>
    breakagesOf(schema, name).flatMap(({ rule, values }) => {
      // Only values that are still invalid after serialization count: paths and queries consist of
      // strings, so the number 1 becomes a valid "1".
      const broken = narrowed(
        values,
        (value) => isWritable(name, value) && !fits(schema, seen(route, name, value)),
      );
      if (broken === undefined) return [];
      const requests = fc.tuple(valid, broken).map(([others, value]): GeneratedCase => {
        const all = { ...others, [name]: value };
        const request = writeRequest(route, all, bodyText(all));
        const taken = mayBeIgnored(schema, name, seen(route, name, value)) ? undefined : false;
        return { kind: 'near-valid', because: rule, taken, request };
      });
      return [requests];
    }),
  );
};
