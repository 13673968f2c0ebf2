import { initContract } from '@ts-rest/core';

import { thirdPartyErrors } from '../responses';
import { PageViewSchema, UsageBatchSchema } from './analytics.schema';

const c = initContract();

export const analyticsContract = c.router(
  {
    usage: {
      method: 'POST',
      path: '/usage',
      summary: 'Usage of feature flags, in batches',
      body: UsageBatchSchema,
      responses: { 204: c.noBody() },
    },
    pageViews: {
      method: 'POST',
      path: '/page-views',
      summary: 'One page view, by the pattern of its route',
      body: PageViewSchema,
      responses: { 204: c.noBody() },
    },
  },
  { pathPrefix: '/collect', commonResponses: thirdPartyErrors },
);
