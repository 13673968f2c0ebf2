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

export const drawsContract = c.router(
  {
    commitments: {
      method: 'GET',
      path: '/draws/commitments',
      summary: 'List all hash chains of commitments, newest first',
      query: CommitmentChainsQuerySchema,
      responses: { 200: CommitmentChainPageSchema },
      metadata: forAnyone,
    },
    commit: {
      method: 'POST',
      path: '/draws/commitments',
      summary:
        'Get the commitment for the caller’s next draw; it stays the same until a draw or a refusal uses it',
      body: CommitmentRequestSchema,
      responses: { 201: CommitmentSchema },
      metadata: forSigner,
    },
    list: {
      method: 'GET',
      path: '/draws',
      summary: 'List draws with their proofs, newest first',
      query: DrawsQuerySchema,
      responses: { 200: DrawPageSchema },
      metadata: forAnyone,
    },
    detail: {
      method: 'GET',
      path: '/draws/:id',
      summary: 'Get a draw with its proof',
      pathParams: DrawParamsSchema,
      responses: { 200: DrawSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
