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

export const noticesContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/wallets/me/notices',
      summary: "List the caller's notices, newest first, with the number of unread ones",
      query: NoticesQuerySchema,
      responses: { 200: NoticePageSchema },
      metadata: forBearer,
    },
    read: {
      method: 'POST',
      path: '/wallets/me/notices/read',
      summary: 'Mark notices as read, by id or all up to one',
      body: ReadNoticesSchema,
      responses: { 200: UnreadNoticesSchema },
      metadata: forBearer,
    },
    settings: {
      method: 'GET',
      path: '/wallets/me/notices/settings',
      summary: 'List the kinds of notices that the caller has turned off',
      responses: { 200: NoticeSettingsSchema },
      metadata: forBearer,
    },
    saveSettings: {
      method: 'PUT',
      path: '/wallets/me/notices/settings',
      summary: 'Turn the listed kinds of notices off, and all others on',
      body: SaveNoticeSettingsSchema,
      responses: { 200: NoticeSettingsSchema },
      metadata: forBearer,
    },
  },
  economyRouter,
);
