import { initContract } from '@ts-rest/core';

import { forBearer } from '../../shared/route-metadata';
import { CreditsSchema } from './credits.schema';

const c = initContract();

export const creditsContract = c.router({
  balances: {
    method: 'GET',
    path: '/users/credits',
    summary: 'Get the credit balances of the caller',
    responses: { 200: CreditsSchema },
    metadata: forBearer,
  },
});
