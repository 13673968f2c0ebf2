import { initContract } from '@ts-rest/core';

import { approvalAction } from '../actions/approval';
import { forBearer, forSigner } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { ApprovalsSchema } from './approvals.schema';

const c = initContract();

/** What Seaport may move for a wallet: without it, no order that gives such a thing can be filled. */
export const approvalsContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/wallets/me/approvals',
      summary: 'What Seaport may move for the caller, contract by contract',
      responses: { 200: ApprovalsSchema },
      metadata: forBearer,
    },
    approve: {
      method: 'POST',
      path: '/wallets/me/approvals',
      summary: 'Let Seaport move what the caller has under a contract, or take that back',
      body: approvalAction.request,
      responses: { 200: ApprovalsSchema },
      metadata: forSigner,
    },
  },
  economyRouter,
);
