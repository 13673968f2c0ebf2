import { initContract } from '@ts-rest/core';

import { approvalAction } from '../actions/approval';
import { forBearer, forSigner } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { ApprovalsSchema } from './approvals.schema';

const c = initContract();

export const approvalsContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/wallets/me/approvals',
      summary: "List the caller's Seaport approvals by contract",
      responses: { 200: ApprovalsSchema },
      metadata: forBearer,
    },
    approve: {
      method: 'POST',
      path: '/wallets/me/approvals',
      summary: "Grant or revoke Seaport's approval for a contract",
      body: approvalAction.request,
      responses: { 200: ApprovalsSchema },
      metadata: forSigner,
    },
  },
  economyRouter,
);
