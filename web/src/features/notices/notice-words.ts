import type { AvatarRef, Item, Party, Price } from '@trait-market/contract/economy/shared';
import {
  isKnownNotice,
  type KnownNotice,
  type Notice,
  type NoticeKind,
} from '@trait-market/contract/economy/notices';
import type { OrderKind } from '@trait-market/contract/economy/orders';

import { paths, type RadarShow } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { alertPrice } from '@/lib/economy/alerts/alert-words';
import { revealPath } from '@/lib/economy/draws/sealed/match-sealed';
import { sealedDraws, type StoredDraw } from '@/lib/economy/draws/sealed/sealed-draws';
import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';
import { itemName, itemPath, itemsText } from '@/lib/economy/orders/item-words';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { zonedMoment } from '@/lib/format/dates';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';

export type NoticeWords = { title: string; text: string; to: string };

/** The maximum number of characters of a name in a sentence. */
const NAME_LENGTH = 20;

const nameOf = ({ username, address }: Party): string => {
  const name = shownName(username);
  return name === undefined ? shortenAddress(address) : plainText(name, NAME_LENGTH);
};

const orderWords: Record<OrderKind, string> = {
  listing: 'listing',
  offer: 'offer',
  trade: 'trade',
};

const toRisk = (risk: RadarShow, hash: string | null): string =>
  hash === null ? paths.dashboardRadarOf(risk) : paths.dashboardRadarOrder(risk, hash);

const reasons = new Map([
  ['maker-not-the-holder', 'it’s sold, sent or worn by an avatar'],
  ['maker-underfunded', 'you don’t have enough wrapped coin for it'],
  ['not-approved', 'you revoked an approval that it needs'],
  ['commitment-broken', 'an avatar no longer wears a trait that it needs'],
]);

type About = { orderKind: OrderKind; items: Item[]; inReturn: Item[] };

const orderText = ({ orderKind, items, inReturn }: About): string => {
  if (orderKind === 'trade') return `Your trade of ${itemsText(inReturn)} for ${itemsText(items)}`;
  return `Your ${orderWords[orderKind]} ${orderKind === 'offer' ? 'for' : 'of'} ${itemsText(items)}`;
};

/** Names what a trade brings, whose coin is before fees. */
const gotText = (items: readonly Item[], coin: Price | undefined): string =>
  `${itemsText(items, coin)}${coin ? ' before fees' : ''}`;

/** Returns the page of the item or, when there is no item, the history. */
const toItem = ([item]: readonly Item[]): string =>
  item === undefined ? paths.dashboardHistory : itemPath(item);

/** Links to the item. A set of traits has no page, so its offer links to the offers. */
const toOffer = (items: readonly Item[], list: 'offers-made' | 'offers-received'): string =>
  items[0]?.kind === 'any' || items[0]?.kind === 'anyAvatar'
    ? `${paths.dashboardOrders}&show=${list}`
    : toItem(items);

/** Details of an inactive order that its notice lacks. */
export type InactiveOrder = {
  /** The own avatar that wears what the order gives. */
  wearer?: Pick<AvatarRef, 'name'> | undefined;
  /** The price of one unit. */
  price?: Price | undefined;
  /** How the order's item left the wallet, and who has it now. */
  departure?: { item: Item; verb: 'sold' | 'traded' | 'sent'; to: Party } | undefined;
};

type Inactive = Extract<KnownNotice, { kind: 'order-inactive' }>;

/** Says why an order is inactive, by the name of the avatar or the user that caused it if it's known. */
const inactiveText = (
  { reason, items, inReturn }: Inactive,
  { wearer, departure }: InactiveOrder,
): string => {
  if (departure)
    return `you ${departure.verb} ${itemName(departure.item)} to ${nameOf(departure.to)}`;
  if (wearer) return `${avatarName(wearer)} wears it`;
  const promised = [...items, ...inReturn].find(({ kind }) => kind === 'avatar');
  return reason === 'commitment-broken' && promised
    ? `${itemName(promised)} no longer wears a trait that it needs`
    : (reasons.get(reason) ?? 'something that it needs is missing');
};

/** The ids of the traits that unrevealed draws gave; undefined if they aren't known here. */
export type DrawnTraits = ReadonlySet<string> | undefined;

/**
 * Returns the unrevealed draw whose result a notice would name: it may have made an order fillable
 * again, or someone wants what was drawn.
 */
const spoiledBy = (notice: KnownNotice, drawn: DrawnTraits): StoredDraw | undefined => {
  const { kind, createdAt } = notice;
  if (kind !== 'order-active' && kind !== 'offer-received') return undefined;
  const isNamed =
    kind === 'order-active' ||
    drawn === undefined ||
    notice.items.some((item) => item.kind === 'trait' && drawn.has(item.trait.id));
  return isNamed
    ? sealedDraws.read().find(({ takenAt }) => Date.parse(takenAt) <= Date.parse(createdAt))
    : undefined;
};

const wordsOf = (notice: KnownNotice, inactive: InactiveOrder, drawn: DrawnTraits): NoticeWords => {
  switch (notice.kind) {
    case 'sold': {
      const { by, items, price } = notice;
      const paid = price ? ` for ${shortPrice(price)}` : '';
      return {
        title: 'Sold',
        text: `${nameOf(by)} bought ${itemsText(items)}${paid}.`,
        to: toItem(items),
      };
    }
    case 'offer-received': {
      const { by, items, price, inReturn } = notice;
      const isTrade = notice.orderKind === 'trade';
      const draw = spoiledBy(notice, drawn);
      if (draw)
        return {
          title: 'You got an offer',
          text: 'Reveal what you drew to see what it’s for.',
          to: revealPath(draw),
        };
      if (notice.orderKind === 'listing')
        return {
          title: 'Reserved for you',
          text: `${nameOf(by)} sells you ${itemsText(items)}${price ? ` for ${shortPrice(price)}` : ''}. Only you can buy it.`,
          to: `${paths.dashboardOrders}&show=offers-received`,
        };
      const trade = `proposes a trade: you give ${itemsText(items, wantedCoin(price))}, and you get ${gotText(inReturn, givenCoin(price))}`;
      return {
        title: isTrade ? 'Trade proposed' : 'Offer received',
        text: `${nameOf(by)} ${isTrade || !price ? trade : `offers ${shortPrice(price)} for ${itemsText(items)}`}.`,
        to: toOffer(items, 'offers-received'),
      };
    }
    case 'offer-accepted': {
      const { by, items, price, inReturn } = notice;
      const isTrade = notice.orderKind === 'trade' || !price;
      const done = isTrade
        ? `trade: you gave ${itemsText(inReturn, givenCoin(price))} and got ${gotText(items, wantedCoin(price))}`
        : `offer of ${shortPrice(price)} for ${itemsText(items)}`;
      return {
        title: isTrade ? 'Trade accepted' : 'Offer accepted',
        text: `${nameOf(by)} accepted your ${done}.`,
        to: toItem(items),
      };
    }
    case 'outbid': {
      const { by, items, price, ownPrice } = notice;
      return {
        title: 'You’ve been outbid',
        text: `${nameOf(by)} offers ${shortPrice(price)} for ${itemsText(items)}. Your offer is ${shortPrice(ownPrice)}.`,
        to: toOffer(items, 'offers-made'),
      };
    }
    case 'undercut': {
      const { by, items, price, ownPrice } = notice;
      return {
        title: 'You’ve been undercut',
        text: `${nameOf(by)} lists ${itemsText(items)} for ${shortPrice(price)}. Yours costs ${shortPrice(ownPrice)}.`,
        to: toItem(items),
      };
    }
    case 'watched-floor': {
      const { by, items, price, floorBefore } = notice;
      const before = floorBefore ? ` The next one costs ${shortPrice(floorBefore)}.` : '';
      return {
        title: 'Lower floor',
        text: `${nameOf(by)} lists ${itemsText(items)} for ${shortPrice(price)}.${before}`,
        to: toItem(items),
      };
    }
    case 'watched-sold': {
      const { by, items, price } = notice;
      const paid = price ? ` for ${shortPrice(price)}` : '';
      return {
        title: 'Sold to someone else',
        text: `${nameOf(by)} bought ${itemsText(items)}${paid}. You’re watching it.`,
        to: toItem(items),
      };
    }
    case 'watched-listed': {
      const { by, items, price } = notice;
      const forPrice = price ? ` for ${shortPrice(price)}` : '';
      return {
        title: 'Listed by someone you watch',
        text: `${nameOf(by)} lists ${itemsText(items)}${forPrice}.`,
        to: toItem(items),
      };
    }
    case 'watched-collection': {
      const { collection, price, floorBefore } = notice;
      const moved = BigInt(price.amount) < BigInt(floorBefore.amount) ? 'fell' : 'rose';
      return {
        title: `Trait floor ${moved}`,
        text: `The trait floor of ${plainText(collection.name, NAME_LENGTH)} ${moved} from ${shortPrice(floorBefore)} to ${shortPrice(price)} within a day.`,
        to: paths.collection(collection.slug),
      };
    }
    case 'search-match': {
      const { search, items, price, count } = notice;
      const others = count > 1 ? `, the latest of ${grouped(count)}` : '';
      return {
        title: `New for “${plainText(search.name, NAME_LENGTH)}”`,
        text: `${itemsText(items)} is listed for ${shortPrice(price)}${others}.`,
        to: toItem(items),
      };
    }
    case 'price-alert': {
      const { items, price, alert } = notice;
      return {
        title: 'Price alert',
        text: `${itemsText(items)} is listed for ${shortPrice(price)}. Your alert was set at ${alertPrice(alert)} or less.`,
        to: toItem(items),
      };
    }
    case 'gift-received': {
      const { by, items } = notice;
      return {
        title: 'You got a gift',
        text: `${nameOf(by)} sent you ${itemsText(items)}.`,
        to: toItem(items),
      };
    }
    case 'order-inactive':
      return {
        title: `Your ${orderWords[notice.orderKind]} is inactive`,
        text: `${orderText(notice)}${inactive.price ? ` for ${shortPrice(inactive.price)}` : ''} is inactive, because ${inactiveText(notice, inactive)}.`,
        to: toRisk('inactive', notice.orderHash),
      };
    case 'order-active':
      return {
        title: spoiledBy(notice, drawn)
          ? 'An order is active again'
          : `Your ${orderWords[notice.orderKind]} is active again`,
        text: `${spoiledBy(notice, drawn) ? 'One of your orders' : orderText(notice)} is live again. Cancel it if you no longer want it.`,
        to: paths.dashboardRadar,
      };
    case 'order-ending':
      return {
        title: `Your ${orderWords[notice.orderKind]} ends soon`,
        text: `${orderText(notice)} ends on ${zonedMoment(new Date(notice.expiresAt))}.`,
        to: toRisk('ending', notice.orderHash),
      };
    case 'plan-ending':
      return {
        title: 'Your plan ends soon',
        text: `Your ${plainText(notice.plan, NAME_LENGTH)} plan ends on ${zonedMoment(new Date(notice.endsAt))} and doesn’t renew.`,
        to: paths.subscriptions,
      };
  }
};

/** Returns a notification's text; a generic one for a kind that this release doesn't know. */
/** @param inactive what is known about an inactive order besides its notice */
export const noticeWords = (
  notice: Notice,
  inactive: InactiveOrder = {},
  drawn?: DrawnTraits,
): NoticeWords =>
  isKnownNotice(notice)
    ? wordsOf(notice, inactive, drawn)
    : {
        title: 'News from the market',
        text: 'Reload the page to see what it is.',
        to: paths.dashboardHistory,
      };

export const noticeItem = (notice: Notice, drawn?: DrawnTraits): Item | undefined =>
  isKnownNotice(notice) &&
  notice.kind !== 'plan-ending' &&
  notice.kind !== 'watched-collection' &&
  !spoiledBy(notice, drawn)
    ? notice.items[0]
    : undefined;

/** Returns an item that the user gives in a proposed or accepted trade, and one that they get. */
export const tradedItems = (
  notice: Notice,
  drawn?: DrawnTraits,
): [given: Item, got: Item] | undefined => {
  if (!isKnownNotice(notice)) return undefined;
  if (notice.kind !== 'offer-received' && notice.kind !== 'offer-accepted') return undefined;
  const [wanted] = notice.items;
  const [offered] = notice.inReturn;
  if (spoiledBy(notice, drawn)) return undefined;
  if (notice.orderKind !== 'trade' || !wanted || !offered) return undefined;
  return notice.kind === 'offer-received' ? [wanted, offered] : [offered, wanted];
};

export const kindWords: Record<NoticeKind, string> = {
  sold: 'Something of yours sells',
  'offer-received': 'Someone makes an offer for what you have',
  'offer-accepted': 'Your offer or trade is accepted',
  outbid: 'Someone offers more than you',
  undercut: 'Someone lists for less than you',
  'order-inactive': 'An order of yours becomes inactive',
  'order-active': 'An order of yours is active again',
  'order-ending': 'An order of yours ends within 24 hours',
  'plan-ending': 'Your plan ends within 3 days',
  'watched-floor': 'A trait you watch is listed below its floor',
  'watched-sold': 'A trait or avatar you watch is sold',
  'watched-listed': 'A collector you watch lists something',
  'watched-collection': 'The trait floor of a collection you watch moves by 10% within a day',
  'search-match': 'Something new matches a search you saved',
  'price-alert': 'A price alert of yours is reached',
  'gift-received': 'Someone sends you a gift',
};
