import { initContract } from '@ts-rest/core';

import { undocumented } from '../../shared/responses';
import { forBearer } from '../../shared/route-metadata';
import { TaxDeclarationSchema, TaxStatusSchema } from './tax.schema';

const c = initContract();

export const taxContract = c.router({
  status: {
    method: 'GET',
    path: '/users/taxStatus',
    summary: 'Get whether the caller has declared their tax status',
    responses: { 200: TaxStatusSchema },
    metadata: forBearer,
  },
  declare: {
    method: 'POST',
    path: '/users/tax',
    summary: 'Submit the tax declaration of the caller',
    body: TaxDeclarationSchema,
    responses: undocumented,
    metadata: forBearer,
  },
});
