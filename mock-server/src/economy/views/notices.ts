import type { KnownNotice } from '@trait-market/contract/economy/notices';

import { noticeId } from '../notices/inbox';
import type { NoticeRow, Told } from '../tables/notice-row';
import { collectionEntry, itemOf, partyOf, timeOf, type View } from './view/view';

const aboutOf = (
  view: View,
  {
    orderHash,
    orderKind,
    goods,
    inReturn,
  }: Exclude<Told, { kind: 'plan-ending' | 'watched-collection' | 'gift-received' }>,
) => ({
  orderHash,
  orderKind,
  items: goods.map((good) => itemOf(view, good)),
  inReturn: inReturn.map((good) => itemOf(view, good)),
});

export const presentNotice = (view: View, row: NoticeRow): KnownNotice => {
  const { at, readAt, told } = row;
  const common = {
    id: noticeId(row),
    createdAt: timeOf(at),
    readAt: readAt === null ? null : timeOf(readAt),
  };
  switch (told.kind) {
    case 'plan-ending':
      return { ...common, kind: told.kind, plan: told.plan, endsAt: timeOf(told.endsAt) };
    case 'watched-collection': {
      const { kind, collection: slug, price, floorBefore } = told;
      const { name } = collectionEntry(view, slug);
      return { ...common, kind, collection: { slug, name }, price, floorBefore };
    }
    case 'gift-received': {
      const items = told.goods.map((good) => itemOf(view, good));
      return { ...common, kind: told.kind, by: partyOf(view, told.by), items };
    }
    case 'order-inactive':
      return { ...common, kind: told.kind, ...aboutOf(view, told), reason: told.reason };
    case 'order-active':
      return { ...common, kind: told.kind, ...aboutOf(view, told) };
    case 'order-ending': {
      const { kind, expiresAt } = told;
      return { ...common, kind, ...aboutOf(view, told), expiresAt: timeOf(expiresAt) };
    }
    case 'outbid':
    case 'undercut': {
      const { kind, by, price, ownPrice } = told;
      return { ...common, kind, ...aboutOf(view, told), by: partyOf(view, by), price, ownPrice };
    }
    case 'watched-floor': {
      const { kind, by, price, floorBefore } = told;
      return {
        ...common,
        kind,
        ...aboutOf(view, told),
        by: partyOf(view, by),
        price,
        floorBefore,
      };
    }
    case 'search-match': {
      const { kind, search, by, price, count } = told;
      const who = partyOf(view, by);
      return { ...common, kind, ...aboutOf(view, told), search, by: who, price, count };
    }
    case 'watched-sold':
    case 'watched-listed':
    case 'sold':
    case 'offer-accepted': {
      const { kind, by, price } = told;
      return { ...common, kind, ...aboutOf(view, told), by: partyOf(view, by), price };
    }
    case 'offer-received': {
      const { kind, by, price, expiresAt } = told;
      const who = partyOf(view, by);
      const ends = timeOf(expiresAt);
      return { ...common, kind, ...aboutOf(view, told), by: who, price, expiresAt: ends };
    }
  }
};
