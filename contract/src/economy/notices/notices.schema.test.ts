import { expect, test } from 'vitest';

import { noticePage, notices } from '../../../fixtures/economy/notices';
import {
  isKnownNotice,
  NoticeKindSchema,
  NoticePageSchema,
  NoticeSettingsSchema,
  NoticesQuerySchema,
  ReadNoticesSchema,
  SaveNoticeSettingsSchema,
} from './notices.schema';

test('there is a fixture of each kind, and they parse to themselves', () => {
  expect(Object.keys(notices)).toEqual(NoticeKindSchema.options);
  expect(NoticePageSchema.parse(noticePage)).toEqual(noticePage);
});

const withNotice = (notice: object) =>
  NoticePageSchema.safeParse({ ...noticePage, items: [notice, notices.sold] });

test('a kind that is newer than the contract does not break the list', () => {
  const newer = { id: 'n10', kind: 'airdrop', createdAt: notices.sold.createdAt, readAt: null };
  const { data } = withNotice(newer);
  expect(data?.items.map((notice) => [notice.id, isKnownNotice(notice)])).toEqual([
    ['n10', false],
    ['n9', true],
  ]);
});

test('a notice of a known kind has all its fields', () => {
  expect(withNotice({ ...notices.outbid, ownPrice: undefined }).success).toBe(false);
  expect(withNotice({ ...notices.outbid, id: '../x' }).success).toBe(false);
});

test.each([
  [{ ids: ['n1', 'n2'] }, true],
  [{ upTo: 'n9' }, true],
  [{ ids: [] }, false],
  [{ ids: Array.from({ length: 61 }, (_, index) => `n${index}`) }, false],
  [{ ids: ['n1'], upTo: 'n9' }, false],
  [{ upTo: '../x' }, false],
  [{}, false],
])('%j is a valid way to mark as read: %s', (body, isValid) => {
  expect(ReadNoticesSchema.safeParse(body).success).toBe(isValid);
});

test('only known kinds can be turned off, and newer ones can be read among them', () => {
  expect(SaveNoticeSettingsSchema.safeParse({ off: ['sold', 'outbid'] }).success).toBe(true);
  expect(SaveNoticeSettingsSchema.safeParse({ off: ['airdrop'] }).success).toBe(false);
  expect(NoticeSettingsSchema.parse({ off: ['airdrop'] })).toEqual({ off: ['airdrop'] });
});

test('a list has all notices, or only unread ones', () => {
  expect(NoticesQuerySchema.parse({ unread: 'true', limit: '8' })).toEqual({
    unread: true,
    limit: 8,
  });
  expect(NoticesQuerySchema.safeParse({ unread: 'yes' }).success).toBe(false);
});
