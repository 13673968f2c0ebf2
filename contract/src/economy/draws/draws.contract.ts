import { initContract } from '@ts-rest/core';

import { forAnyone, forSigner } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import {
  CommitmentChainPageSchema,
  CommitmentChainsQuerySchema,
  CommitmentRequestSchema,
  CommitmentSchema,
  DrawPageSchema,
  DrawParamsSchema,
  DrawSchema,
  DrawsQuerySchema,
} from './draws.schema';

const c = initContract();

/** Chance that anyone can check: what was promised, what was drawn, and what proves it. */
export const drawsContract = c.router(
  {
    commitments: {
      method: 'GET',
      path: '/draws/commitments',
      summary: 'Every chain of commitments, the newest first',
      query: CommitmentChainsQuerySchema,
      responses: { 200: CommitmentChainPageSchema },
      metadata: forAnyone,
    },
    commit: {
      method: 'POST',
      path: '/draws/commitments',
      summary: 'The commitment for the caller’s next draw; the same one until it is drawn from',
      body: CommitmentRequestSchema,
      responses: { 201: CommitmentSchema },
      metadata: forSigner,
    },
    list: {
      method: 'GET',
      path: '/draws',
      summary: 'Draws with all that proves them, the newest first',
      query: DrawsQuerySchema,
      responses: { 200: DrawPageSchema },
      metadata: forAnyone,
    },
    detail: {
      method: 'GET',
      path: '/draws/:id',
      summary: 'One draw with all that proves it',
      pathParams: DrawParamsSchema,
      responses: { 200: DrawSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
