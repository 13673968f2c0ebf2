import { initContract } from '@ts-rest/core';

import { forBearer } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import {
  NoticePageSchema,
  NoticeSettingsSchema,
  NoticesQuerySchema,
  ReadNoticesSchema,
  SaveNoticeSettingsSchema,
  UnreadNoticesSchema,
} from './notices.schema';

const c = initContract();

/** What the caller is told of: sales, offers, orders and plans. The same on every device. */
export const noticesContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/wallets/me/notices',
      summary: 'What the caller is told of, the newest first, and how much of it is not read yet',
      query: NoticesQuerySchema,
      responses: { 200: NoticePageSchema },
      metadata: forBearer,
    },
    read: {
      method: 'POST',
      path: '/wallets/me/notices/read',
      summary: 'Mark notices as read: some by their ids, or all up to one',
      body: ReadNoticesSchema,
      responses: { 200: UnreadNoticesSchema },
      metadata: forBearer,
    },
    settings: {
      method: 'GET',
      path: '/wallets/me/notices/settings',
      summary: 'The kinds of notices that the caller has turned off',
      responses: { 200: NoticeSettingsSchema },
      metadata: forBearer,
    },
    saveSettings: {
      method: 'PUT',
      path: '/wallets/me/notices/settings',
      summary: 'Turn kinds of notices off, and the others on',
      body: SaveNoticeSettingsSchema,
      responses: { 200: NoticeSettingsSchema },
      metadata: forBearer,
    },
  },
  economyRouter,
);
