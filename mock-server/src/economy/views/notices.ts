import type { KnownNotice } from '@trait-market/contract/economy/notices';

import { noticeId } from '../notices/inbox';
import type { NoticeRow, NoticeContent } from '../tables/notice-row';
import { collectionEntry, itemOf, partyOf, timeOf, type View } from './view/view';

const aboutOf = (
  view: View,
  {
    orderHash,
    orderKind,
    goods,
    inReturn,
  }: Exclude<NoticeContent, { kind: 'plan-ending' | 'watched-collection' | 'gift-received' }>,
) => ({
  orderHash,
  orderKind,
  items: goods.map((good) => itemOf(view, good)),
  inReturn: inReturn.map((good) => itemOf(view, good)),
});

export const presentNotice = (view: View, row: NoticeRow): KnownNotice => {
  const { at, readAt, content } = row;
  const common = {
    id: noticeId(row),
    createdAt: timeOf(at),
    readAt: readAt === null ? null : timeOf(readAt),
  };
  switch (content.kind) {
    case 'plan-ending':
      return { ...common, kind: content.kind, plan: content.plan, endsAt: timeOf(content.endsAt) };
    case 'watched-collection': {
      const { kind, collection: slug, price, floorBefore } = content;
      const { name } = collectionEntry(view, slug);
      return { ...common, kind, collection: { slug, name }, price, floorBefore };
    }
    case 'gift-received': {
      const items = content.goods.map((good) => itemOf(view, good));
      return { ...common, kind: content.kind, by: partyOf(view, content.by), items };
    }
    case 'order-inactive':
      return { ...common, kind: content.kind, ...aboutOf(view, content), reason: content.reason };
    case 'order-active':
      return { ...common, kind: content.kind, ...aboutOf(view, content) };
    case 'order-ending': {
      const { kind, expiresAt } = content;
      return { ...common, kind, ...aboutOf(view, content), expiresAt: timeOf(expiresAt) };
    }
    case 'outbid':
    case 'undercut': {
      const { kind, by, price, ownPrice } = content;
      return { ...common, kind, ...aboutOf(view, content), by: partyOf(view, by), price, ownPrice };
    }
    case 'watched-floor': {
      const { kind, by, price, floorBefore } = content;
      return {
        ...common,
        kind,
        ...aboutOf(view, content),
        by: partyOf(view, by),
        price,
        floorBefore,
      };
    }
    case 'search-match': {
      const { kind, search, by, price, count } = content;
      const who = partyOf(view, by);
      return { ...common, kind, ...aboutOf(view, content), search, by: who, price, count };
    }
    case 'price-alert': {
      const { kind, alert, by, price } = content;
      return { ...common, kind, ...aboutOf(view, content), alert, by: partyOf(view, by), price };
    }
    case 'watched-sold':
    case 'watched-listed':
    case 'sold':
    case 'offer-accepted': {
      const { kind, by, price } = content;
      return { ...common, kind, ...aboutOf(view, content), by: partyOf(view, by), price };
    }
    case 'offer-received': {
      const { kind, by, price, expiresAt } = content;
      const who = partyOf(view, by);
      const ends = timeOf(expiresAt);
      return { ...common, kind, ...aboutOf(view, content), by: who, price, expiresAt: ends };
    }
  }
};
