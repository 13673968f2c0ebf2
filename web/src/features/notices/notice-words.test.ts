import { anyFathomOffer } from '@trait-market/contract/fixtures/economy/criteria';
import { notices } from '@trait-market/contract/fixtures/economy/notices';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import { expect, test } from 'vitest';
import { shortenAddress } from '@/lib/format/shorten-address';
import { countText } from './notice-bell';
import { noticeItem, noticeWords, tradedItems } from './notice-words';

const HELMET = '/traits/brass-diving-helmet-fathom-club';
const RADAR = '/dashboard?view=radar';

test.each([
  [
    notices['watched-collection'],
    'Trait floor fell',
    'The trait floor of Fathom Club fell from 0.12 ETH to 0.1 ETH within a day.',
    '/collections/fathom-club',
  ],
  [
    notices['search-match'],
    'New for “Cheap eyes”',
    'Brass Diving Helmet is listed for 0.12 ETH, the latest of 3.',
    HELMET,
  ],
  [
    notices['price-alert'],
    'Price alert',
    'Brass Diving Helmet is listed for 0.12 ETH. Your alert was set at 0.15 ETH or less.',
    HELMET,
  ],
  [notices.sold, 'Sold', 'bob bought Brass Diving Helmet for 0.12 ETH.', HELMET],
  [
    notices['offer-received'],
    'Offer received',
    'bob offers 0.12 WETH for Brass Diving Helmet.',
    HELMET,
  ],
  [
    { ...notices['offer-received'], items: [...anyFathomOffer.gets] },
    'Offer received',
    'bob offers 0.12 WETH for 2 of any Fathom Club avatar.',
    '/dashboard?view=orders&show=offers-received',
  ],
  [
    notices['offer-accepted'],
    'Offer accepted',
    'bob accepted your offer of 0.12 WETH for Brass Diving Helmet.',
    HELMET,
  ],
  [
    notices.outbid,
    'You’ve been outbid',
    'bob offers 0.12 WETH for Brass Diving Helmet. Your offer is 0.1 WETH.',
    HELMET,
  ],
  [
    notices.undercut,
    'You’ve been undercut',
    `${shortenAddress(notices.undercut.by.address)} lists Brass Diving Helmet for 0.1 ETH. Yours costs 0.12 ETH.`,
    HELMET,
  ],
  [
    notices['order-inactive'],
    'Your listing is inactive',
    'Your listing of Brass Diving Helmet is inactive, because it’s sold, sent or worn by an avatar.',
    `${RADAR}&show=inactive#order-${notices['order-inactive'].orderHash}`,
  ],
  [
    notices['order-active'],
    'Your listing is active again',
    'Your listing of Brass Diving Helmet is live again. Cancel it if you no longer want it.',
    RADAR,
  ],
])('E75 for $kind, says what happened and links there', (notice, title, text, to) => {
  expect(noticeWords(notice)).toEqual({ title, text, to });
});

test('E608 a notice of an offer for any avatar links to the orders', () => {
  const accepted = { ...notices.outbid, items: [...anyFathomOffer.gets] };
  expect(noticeWords(accepted).to).toBe('/dashboard?view=orders&show=offers-made');
});

test('E440 an inactive order’s notice names the avatar that caused it', () => {
  const { text } = noticeWords(notices['order-inactive'], { wearer: fathom7 });
  expect(text).toBe(
    'Your listing of Brass Diving Helmet is inactive, because Fathom Club #7 wears it.',
  );
  const broken = noticeWords({
    ...notices['order-inactive'],
    items: [{ kind: 'avatar', avatar: fathom7 }],
    reason: 'commitment-broken',
  });
  expect(broken.text).toBe(
    'Your listing of Fathom Club #7 is inactive, because Fathom Club #7 no longer wears a trait that it needs.',
  );
});

test('says when something ends, and links to where that can be changed', () => {
  const { text, to } = noticeWords(notices['order-ending']);
  expect(text).toMatch(
    /^Your listing of Brass Diving Helmet ends on 17 Nov 2026, \d\d:\d\d UTC\S*\.$/,
  );
  expect(to).toBe(`${RADAR}&show=ending#order-${notices['order-ending'].orderHash}`);
  const plan = noticeWords(notices['plan-ending']);
  expect(plan.text).toMatch(
    /^Your Basic plan ends on 18 Nov 2026, \d\d:\d\d UTC\S* and doesn’t renew\.$/,
  );
  expect(plan.to).toBe('/subscriptions');
});

test('E541 a notice of a trade says what you give and get, with a picture of each', () => {
  const trade = {
    orderKind: 'trade',
    price: null,
    inReturn: [{ kind: 'trait', trait: laserEyesRef, quantity: 2 }],
  } as const;
  const inReturn = [...trade.inReturn];
  expect(noticeWords({ ...notices['offer-received'], ...trade, inReturn })).toMatchObject({
    title: 'Trade proposed',
    text: 'bob proposes a trade: you give Brass Diving Helmet, and you get 2 × Crimson Laser Eyes.',
  });
  expect(noticeWords({ ...notices['offer-accepted'], ...trade, inReturn })).toMatchObject({
    title: 'Trade accepted',
    text: 'bob accepted your trade: you gave 2 × Crimson Laser Eyes and got Brass Diving Helmet.',
  });
  const [helmet] = notices['offer-received'].items;
  const [eyes] = inReturn;
  expect(tradedItems({ ...notices['offer-received'], ...trade, inReturn })).toEqual([helmet, eyes]);
  expect(tradedItems({ ...notices['offer-accepted'], ...trade, inReturn })).toEqual([eyes, helmet]);
  expect(tradedItems(notices['offer-received'])).toBeUndefined();
  expect(noticeWords({ ...notices['order-inactive'], ...trade, inReturn }).text).toMatch(
    /^Your trade of 2 × Crimson Laser Eyes for Brass Diving Helmet is inactive/,
  );
});

test('a kind that the page does not know yet is called news', () => {
  const { id, createdAt, readAt } = notices.sold;
  const newer = { id, createdAt, readAt, kind: 'airdrop' };
  expect(noticeWords(newer)).toMatchObject({ title: 'News from the market' });
  expect(noticeItem(newer)).toBeUndefined();
});

test('a name from outside can’t reorder a sentence, and a long name is cut', () => {
  const by = { ...notices.sold.by, username: `a\u202Eb${'c'.repeat(60)}` };
  const { text } = noticeWords({ ...notices.sold, by });
  expect(text).not.toContain('\u202E');
  expect(text.length).toBeLessThan(70);
});

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('%i unread is shown as %s', (unread, text) => {
  expect(countText(unread)).toBe(text);
});

test.each([
  ['wrapped', 'Crimson Laser Eyes and 0.12 WETH', 'Brass Diving Helmet'],
  ['native', 'Crimson Laser Eyes', 'Brass Diving Helmet and 0.12 ETH'],
] as const)('E433 notices of a trade name its %s coin on its side', (coin, given, wanted) => {
  const price = { chainId: 1 as const, coin, amount: '120000000000000000' };
  const inReturn = [{ kind: 'trait' as const, trait: laserEyesRef, quantity: 1 }];
  const traded = { orderKind: 'trade' as const, price, inReturn };
  expect(noticeWords({ ...notices['offer-received'], ...traded })).toMatchObject({
    title: 'Trade proposed',
    text: `bob proposes a trade: you give ${wanted}, and you get ${given}${coin === 'wrapped' ? ' before fees' : ''}.`,
  });
  expect(noticeWords({ ...notices['offer-accepted'], ...traded })).toMatchObject({
    title: 'Trade accepted',
    text: `bob accepted your trade: you gave ${given} and got ${wanted}${coin === 'native' ? ' before fees' : ''}.`,
  });
});
