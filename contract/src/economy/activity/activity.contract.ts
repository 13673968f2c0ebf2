import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { ActivityPageSchema, ActivityQuerySchema } from './activity.schema';

const c = initContract();

export const activityContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/activity',
      summary: 'List market events of all networks or of one, newest first',
      query: ActivityQuerySchema,
      responses: { 200: ActivityPageSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
