import type { IncomingMessage } from 'node:http';

import type { economyContract } from '@trait-market/contract/economy';
import type { Alerts } from '@trait-market/contract/economy/alerts';
import type { Worth } from '@trait-market/contract/economy/rates';
import type { Routes } from '../../../kernel/http/routes';
import { callerOf } from '../../../world/http/caller';
import { worldOf } from '../../../world/http/world-of-request';
import { worthAt } from '../../prices/rates';
import { alertsOf } from '../../saved/alerts';
import { presentAlert } from '../../views/alerts';
import type { View } from '../../views/view/view';
import { viewOf } from '../view-of-request';

/** Returns the rates of the request's world; none while they are stale. */
const worthOf = (req: IncomingMessage): Worth => {
  const { clock, hasOldRates } = worldOf(req);
  return hasOldRates ? {} : worthAt(clock.now());
};

/** Fires the caller's alerts whose price is reached. */
export const updateAlerts = async (req: IncomingMessage, { market }: View): Promise<void> =>
  market.fireAlerts(callerOf(req), worthOf(req));

const shownTo = async (req: IncomingMessage, view: View): Promise<Alerts> => {
  await updateAlerts(req, view);
  const items = alertsOf(view.market.context, callerOf(req)).map((row) => presentAlert(view, row));
  return { items };
};

export const alertsRoutes: Routes<typeof economyContract.alerts> = {
  list: async ({ req }) => ({ status: 200, body: await shownTo(req, await viewOf(req)) }),

  save: async ({ req, params, body }) => {
    const view = await viewOf(req);
    await view.market.saveAlert(callerOf(req), params.id, body);
    return { status: 200, body: await shownTo(req, view) };
  },

  remove: async ({ req, params }) => {
    const view = await viewOf(req);
    await view.market.removeAlert(callerOf(req), params.id);
    return { status: 200, body: await shownTo(req, view) };
  },
};
