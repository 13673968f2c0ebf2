import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { DeploymentSchema } from './deployment.schema';

const c = initContract();

export const deploymentContract = c.router(
  {
    read: {
      method: 'GET',
      path: '/deployment',
      summary: 'Get what signatures for this market name: its deployment and its contracts',
      responses: { 200: DeploymentSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
