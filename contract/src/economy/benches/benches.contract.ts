import { initContract } from '@ts-rest/core';

import { undoDressAction } from '../actions/dress';
import { forAnyone, forBearer, forSigner } from '../../shared/route-metadata';
import { ActionParamsSchema, AvatarParamsSchema, ConstructionParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import {
  ConstructionPageSchema,
  ConstructionSchema,
  ConstructionsQuerySchema,
} from './constructions.schema';
import {
  DressBatchPlanSchema,
  DressedSchema,
  DressPlanSchema,
  DressRequestSchema,
  PlanBatchRequestSchema,
  PlanDressRequestSchema,
} from './dress.schema';

const c = initContract();

const picture = c.otherResponse({ contentType: 'image/svg+xml', body: c.type<string>() });

export const benchesContract = c.router(
  {
    plan: {
      method: 'POST',
      path: '/avatars/:collection/:tokenId/plan',
      summary: 'Preview dressing an own avatar; changes nothing',
      pathParams: AvatarParamsSchema,
      body: PlanDressRequestSchema,
      responses: { 200: DressPlanSchema },
      metadata: forBearer,
    },
    planBatch: {
      method: 'POST',
      path: '/dress/plan',
      summary: 'Preview dressing several own avatars together; changes nothing',
      body: PlanBatchRequestSchema,
      responses: { 200: DressBatchPlanSchema },
      metadata: forBearer,
    },
    dress: {
      method: 'POST',
      path: '/dress',
      summary: 'Take off, put on and swap traits of one avatar or several: all or none',
      body: DressRequestSchema,
      responses: { 201: DressedSchema },
      metadata: forSigner,
    },
    undo: {
      method: 'POST',
      path: '/dress/:hash/undo',
      summary: 'Undo a dressing for free within a day',
      pathParams: ActionParamsSchema,
      body: undoDressAction.request,
      responses: { 200: DressedSchema },
      metadata: forSigner,
    },
    constructions: {
      method: 'GET',
      path: '/constructions',
      summary: 'List changed looks, newest first',
      query: ConstructionsQuerySchema,
      responses: { 200: ConstructionPageSchema },
      metadata: forAnyone,
    },
    construction: {
      method: 'GET',
      path: '/constructions/:id',
      summary: 'Get an entry of the feed',
      pathParams: ConstructionParamsSchema,
      responses: { 200: ConstructionSchema },
      metadata: forAnyone,
    },
    pictureBefore: {
      method: 'GET',
      path: '/constructions/:id/before.svg',
      summary: "Render the avatar's look before; never changes",
      pathParams: ConstructionParamsSchema,
      responses: { 200: picture },
      metadata: forAnyone,
    },
    pictureAfter: {
      method: 'GET',
      path: '/constructions/:id/after.svg',
      summary: "Render the avatar's look after; never changes",
      pathParams: ConstructionParamsSchema,
      responses: { 200: picture },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
