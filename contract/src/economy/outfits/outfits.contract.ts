import { initContract } from '@ts-rest/core';

import { forBearer } from '../../shared/route-metadata';
import { OutfitParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import {
  OutfitPageSchema,
  OutfitSchema,
  OutfitsQuerySchema,
  SaveOutfitSchema,
} from './outfits.schema';

const c = initContract();

/** Looks that the caller has kept, to put them on one avatar or several. */
export const outfitsContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/wallets/me/outfits',
      summary: 'Outfits that the caller has saved, the newest first',
      query: OutfitsQuerySchema,
      responses: { 200: OutfitPageSchema },
      metadata: forBearer,
    },
    save: {
      method: 'PUT',
      path: '/wallets/me/outfits/:id',
      summary: 'Save an outfit under an id that the caller makes, or replace the one that has it',
      pathParams: OutfitParamsSchema,
      body: SaveOutfitSchema,
      responses: { 200: OutfitSchema },
      metadata: forBearer,
    },
    remove: {
      method: 'DELETE',
      path: '/wallets/me/outfits/:id',
      summary: 'Delete a saved outfit; the answer is what it was',
      pathParams: OutfitParamsSchema,
      body: c.noBody(),
      responses: { 200: OutfitSchema },
      metadata: forBearer,
    },
  },
  economyRouter,
);
