import type { AppRoute } from '@ts-rest/core';
import * as fc from 'fast-check';

import type { GeneratedCase } from './generated-case';
import { hostileRequests } from './hostile-requests';
import { nearValidRequests } from './near-valid-requests';
import { partsOf } from './parts';
import { uploadRequests } from './upload-requests';
import { validRequests } from './valid-requests';

const SHARES = { valid: 3, 'near-valid': 4, hostile: 3 } as const;

const isUpload = (route: AppRoute): boolean =>
  'contentType' in route && route.contentType === 'multipart/form-data';

export const casesOfRoute = (route: AppRoute): fc.Arbitrary<GeneratedCase> => {
  if (isUpload(route)) {
    const upload = uploadRequests(route);
    return fc.oneof(
      { arbitrary: upload.valid, weight: SHARES.valid },
      { arbitrary: upload['near-valid'], weight: SHARES['near-valid'] },
      { arbitrary: upload.hostile, weight: SHARES.hostile },
    );
  }
  const nearValid = nearValidRequests(route);
  return fc.oneof(
    { arbitrary: validRequests(route), weight: SHARES.valid },
    ...(nearValid.length === 0
      ? []
      : [{ arbitrary: fc.oneof(...nearValid), weight: SHARES['near-valid'] }]),
    { arbitrary: fc.oneof(...hostileRequests(route)), weight: SHARES.hostile },
  );
};

/** Returns a route's weight when cases are distributed. Routes without input need few cases. */
export const weightOfRoute = (route: AppRoute): number =>
  isUpload(route) || partsOf(route).length === 0 ? 1 : 4;
