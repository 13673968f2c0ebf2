import { initContract } from '@ts-rest/core';

import { commonErrorResponses } from '../shared/errors';
import { creditsContract } from './credits/credits.contract';
import { taxContract } from './tax/tax.contract';
import { traitsContract } from './traits/traits.contract';
import { usersContract } from './users/users.contract';

const c = initContract();

/** The provider's API, version 1, as documented (§7). */
export const v1Contract = c.router(
  {
    users: usersContract,
    credits: creditsContract,
    tax: taxContract,
    traits: traitsContract,
  },
  { pathPrefix: '/v1', commonResponses: commonErrorResponses },
);
