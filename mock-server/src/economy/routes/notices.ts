import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { kindsOff, noticeId, noticeSortKey, noticesOf, unreadOf } from '../notices/inbox';
import { presentNotice } from '../views/notices';
import { pageOf } from '../views/view/page';
import { pageOfRequest } from './page-of-request';
import { updateAlerts } from './saved/alerts';
import { viewOf } from './view-of-request';

export const noticesRoutes: Routes<typeof economyContract.notices> = {
  list: async ({ req, query }) => {
    const view = await viewOf(req);
    const caller = callerOf(req);
    await updateAlerts(req, view);
    const { rows, last } = noticesOf(view.market.context, caller);
    const shown = query.unread === true ? rows.filter(({ readAt }) => readAt === null) : rows;
    const requested = pageOfRequest(req, query, caller);
    const page = pageOf(shown, requested, noticeSortKey, (row) => presentNotice(view, row));
    const latest = last === 0 ? null : noticeId({ number: last });
    return { status: 200, body: { ...page, unread: unreadOf(rows), latest } };
  },

  read: async ({ req, body }) => {
    const { market } = await viewOf(req);
    const unread = await market.readNotices(callerOf(req), body);
    return { status: 200, body: { unread } };
  },

  settings: async ({ req }) => {
    const { context } = (await viewOf(req)).market;
    return { status: 200, body: { off: kindsOff(context, callerOf(req)) } };
  },

  saveSettings: async ({ req, body }) => {
    const { market } = await viewOf(req);
    const off = await market.saveKindsOff(callerOf(req), body.off);
    return { status: 200, body: { off } };
  },
};
