import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';

import { thirdPartyErrors } from '../responses';
import { FeatureDefinitionsSchema } from './flags.schema';

const c = initContract();

export const flagsContract = c.router(
  {
    features: {
      method: 'GET',
      path: '/api/features/:key',
      summary: 'The feature definitions of an SDK connection',
      pathParams: z.strictObject({ key: z.string() }),
      responses: { 200: FeatureDefinitionsSchema },
    },
  },
  { commonResponses: thirdPartyErrors },
);
