import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import {
  ConsistencyProofSchema,
  ConsistencyQuerySchema,
  DrawLogSchema,
  InclusionProofSchema,
  InclusionQuerySchema,
  LogEntriesQuerySchema,
  LogEntriesSchema,
} from './draw-log.schema';

const c = initContract();

export const drawLogContract = c.router(
  {
    head: {
      method: 'GET',
      path: '/draws/log',
      summary: 'Get the draw log’s signer and its latest signed head',
      responses: { 200: DrawLogSchema },
      metadata: forAnyone,
    },
    entries: {
      method: 'GET',
      path: '/draws/log/entries',
      summary: 'List the draw log’s entries by index, each with the provider’s signature',
      query: LogEntriesQuerySchema,
      responses: { 200: LogEntriesSchema },
      metadata: forAnyone,
    },
    inclusion: {
      method: 'GET',
      path: '/draws/log/inclusion',
      summary: 'Get the proof that an entry is in the draw log',
      query: InclusionQuerySchema,
      responses: { 200: InclusionProofSchema },
      metadata: forAnyone,
    },
    consistency: {
      method: 'GET',
      path: '/draws/log/consistency',
      summary: 'Get the proof that a later draw log extends an earlier one',
      query: ConsistencyQuerySchema,
      responses: { 200: ConsistencyProofSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
