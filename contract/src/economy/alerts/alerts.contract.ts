import { initContract } from '@ts-rest/core';

import { forBearer } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { AlertParamsSchema, AlertsSchema, SaveAlertSchema } from './alerts.schema';

const c = initContract();

export const alertsContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/wallets/me/alerts',
      summary: "List the caller's price alerts, newest first",
      responses: { 200: AlertsSchema },
      metadata: forBearer,
    },
    save: {
      method: 'PUT',
      path: '/wallets/me/alerts/:id',
      summary:
        'Save a price alert under an id that the caller generates, or replace it; returns all alerts',
      pathParams: AlertParamsSchema,
      body: SaveAlertSchema,
      responses: { 200: AlertsSchema },
      metadata: forBearer,
    },
    remove: {
      method: 'DELETE',
      path: '/wallets/me/alerts/:id',
      summary: 'Delete a price alert; returns the remaining ones',
      pathParams: AlertParamsSchema,
      body: c.noBody(),
      responses: { 200: AlertsSchema },
      metadata: forBearer,
    },
  },
  economyRouter,
);
