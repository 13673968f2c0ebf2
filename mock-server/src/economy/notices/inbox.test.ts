import { MAX_NOTICES } from '@trait-market/contract/economy/notices';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, describe, expect, test } from 'vitest';

import type { Account } from '../../kernel/account';
import { actingFor } from '../../testing/acting';
import { DAY_MS, ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { PERIOD_MS } from '../../world/plans';
import { noticesOf, unreadOf } from './inbox';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;
let carol: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  carol = actingFor(newWallet(), place.market);
  for (const { account } of [alice, bob, carol]) {
    await place.giveTrait(account, 'alpha-hat', 5);
    place.giveCoin(account, 100n * ETHER);
    place.giveWrapped(account, 100n * ETHER);
  }
});

const rowsOf = (account: Account) => noticesOf(place.market.context, account).rows;
const kindsFor = (account: Account) => rowsOf(account).map(({ content }) => content.kind);

test('E70 sellers see what they sold, to whom and for how much, once for each sale', async () => {
  const order = await alice.post(alice.listingOf('alpha-hat', ETHER, 3n));
  await bob.fulfil(order, { quantity: '2' });
  place.clock.now += 1_000;
  await carol.fulfil(order);
  expect(rowsOf(alice.account).map(({ content }) => content)).toEqual([
    expect.objectContaining({
      kind: 'sold',
      by: carol.account,
      price: { chainId: 1, coin: 'native', amount: String(ETHER) },
    }),
    expect.objectContaining({
      kind: 'sold',
      orderHash: orderHash(order.components),
      by: bob.account,
      goods: [{ kind: 'trait', traitId: 'alpha-hat', quantity: 2 }],
      price: { chainId: 1, coin: 'native', amount: String(2n * ETHER) },
    }),
  ]);
  expect(rowsOf(alice.account)).toHaveLength(2);
  expect(kindsFor(bob.account)).toEqual([]);
});

test('E70 holders are notified of an offer, and its maker of its acceptance', async () => {
  const offer = await alice.post(alice.offerFor('alpha-hat', ETHER));
  expect(kindsFor(bob.account)).toEqual(['offer-received']);
  expect(kindsFor(alice.account)).toEqual([]);
  await bob.fulfil(offer);
  expect(rowsOf(alice.account).map(({ content }) => content)).toMatchObject([
    { kind: 'offer-accepted', orderKind: 'offer', by: bob.account },
  ]);
  expect(kindsFor(bob.account)).toEqual(['offer-received']);
  // Carol makes her first request after the offer was filled, so it isn't reported to her.
  expect(kindsFor(carol.account)).toEqual([]);
});

test('a trade tells its holder what is asked for and given, and its maker that it was accepted', async () => {
  await place.giveTrait(alice.account, 'alpha-eyes');
  const trade = await alice.post(alice.tradeOf('alpha-eyes', 'alpha-hat'));
  const [received] = rowsOf(bob.account);
  expect(received?.content).toMatchObject({
    kind: 'offer-received',
    orderKind: 'trade',
    goods: [{ traitId: 'alpha-hat' }],
    inReturn: [{ traitId: 'alpha-eyes' }],
    price: null,
  });
  await bob.fulfil(trade);
  expect(rowsOf(alice.account)[0]?.content).toMatchObject({
    kind: 'offer-accepted',
    goods: [{ traitId: 'alpha-hat' }],
    inReturn: [{ traitId: 'alpha-eyes' }],
  });
});

describe('someone who is outbid or undercut', () => {
  test('E70 names the difference to the best of several', async () => {
    await alice.post(alice.offerFor('alpha-eyes', ETHER));
    await alice.post(alice.listingOf('alpha-hat', 3n * ETHER));
    await bob.post(bob.offerFor('alpha-eyes', 2n * ETHER));
    await carol.post(carol.offerFor('alpha-eyes', 3n * ETHER));
    await carol.post(carol.listingOf('alpha-hat', 2n * ETHER));
    await bob.post(bob.listingOf('alpha-hat', ETHER));
    const content = rowsOf(alice.account).map((row) => row.content);
    expect(content).toMatchObject([
      { kind: 'undercut', by: bob.account, price: { amount: String(ETHER) } },
      { kind: 'outbid', by: carol.account, price: { amount: String(3n * ETHER) } },
    ]);
    expect(content[1]).toMatchObject({ ownPrice: { coin: 'wrapped', amount: String(ETHER) } });
    expect(kindsFor(alice.account)).toHaveLength(2);
  });

  test('E70 is not notified of what was there before, is no better, is gone, or is their own', async () => {
    await bob.post(bob.listingOf('alpha-hat', ETHER));
    await alice.post(alice.listingOf('alpha-hat', 3n * ETHER));
    await carol.post(carol.listingOf('alpha-hat', 3n * ETHER));
    await carol.post(carol.listingOf('alpha-hat', 4n * ETHER));
    const gone = await carol.post(carol.listingOf('alpha-hat', 2n * ETHER));
    await place.market.cancel(
      carol.account,
      orderHash(gone.components),
      await carol.signCancel(gone),
    );
    await alice.post(alice.listingOf('alpha-hat', ETHER / 2n));
    expect(kindsFor(alice.account)).toEqual([]);
  });
});

test('E70 the state of an order is announced once, with only the last of several changes', async () => {
  const { market, clock } = place;
  await alice.post(alice.offerFor('alpha-eyes', 100n * ETHER));
  const flap = async (kind: 'wrap' | 'unwrap') => {
    clock.now += 1_000;
    await market.wrap(alice.account, kind, await alice.signWrap(kind, ETHER));
  };
  await flap('unwrap');
  expect(rowsOf(alice.account).map(({ content }) => content)).toMatchObject([
    { kind: 'order-inactive', reason: 'maker-underfunded' },
  ]);
  expect(kindsFor(alice.account)).toEqual(['order-inactive']);
  await flap('wrap');
  await flap('unwrap');
  await flap('wrap');
  expect(kindsFor(alice.account)).toEqual(['order-active']);
  expect(rowsOf(alice.account)[0]).toMatchObject({ number: 2, at: clock.now, readAt: null });
});

test('E70 announces an order that ends within a day, unless it was made for a day', async () => {
  const { clock } = place;
  await alice.post(alice.listingOf('alpha-hat', ETHER));
  const short = { ...alice.listingOf('alpha-hat', 2n * ETHER), expiresAt: clock.now + DAY_MS };
  await alice.post(short);
  clock.now += 29 * DAY_MS - 1;
  expect(kindsFor(alice.account)).toEqual([]);
  clock.now += 1;
  expect(rowsOf(alice.account)).toMatchObject([
    { at: clock.now, content: { kind: 'order-ending' } },
  ]);
  clock.now += DAY_MS / 2;
  expect(kindsFor(alice.account)).toEqual(['order-ending']);
});

test('E71 announces a plan that ends within three days once', async () => {
  const { clock, market } = place;
  market.context.credits.startPlan(alice.account, 'Basic', `0x${'1'.repeat(64)}`);
  clock.now += PERIOD_MS - 3 * DAY_MS - 1;
  expect(kindsFor(alice.account)).toEqual([]);
  clock.now += DAY_MS;
  expect(rowsOf(alice.account).map(({ content }) => content)).toMatchObject([
    { kind: 'plan-ending', plan: 'Basic' },
  ]);
  clock.now += DAY_MS;
  expect(kindsFor(alice.account)).toHaveLength(1);
  clock.now += 5 * DAY_MS;
  expect(kindsFor(alice.account)).toHaveLength(1);
});

test('E73 announces nothing of a kind after it is turned off, and keeps earlier notices', async () => {
  const order = await alice.post(alice.listingOf('alpha-hat', ETHER, 4n));
  await bob.fulfil(order);
  expect(await place.market.saveKindsOff(alice.account, ['sold', 'sold'])).toEqual(['sold']);
  expect(kindsFor(alice.account)).toEqual(['sold']);
  await bob.fulfil(order);
  await carol.post(carol.offerFor('alpha-hat', ETHER));
  expect(kindsFor(alice.account)).toEqual(['offer-received', 'sold']);
  await place.market.saveKindsOff(alice.account, []);
  await bob.fulfil(order);
  expect(kindsFor(alice.account).filter((kind) => kind === 'sold')).toHaveLength(2);
});

describe('reading', () => {
  test('E72 up to a notice leaves later notices unread, even about earlier events', async () => {
    const { market, clock } = place;
    const order = await alice.post(alice.listingOf('alpha-hat', ETHER, 4n));
    await bob.fulfil(order);
    const { last } = noticesOf(market.context, alice.account);
    clock.now -= 60_000;
    await carol.fulfil(order);
    expect(rowsOf(alice.account).map(({ number }) => number)).toEqual([1, 2]);
    expect(await market.readNotices(alice.account, { upTo: `n${last}` })).toBe(1);
    expect(rowsOf(alice.account).map(({ readAt }) => readAt === null)).toEqual([false, true]);
    expect(await market.readNotices(alice.account, { ids: ['n2', 'n9'] })).toBe(0);
  });

  test('what the wallet never received is refused', async () => {
    const { market } = place;
    for (const upTo of ['n1', 'n0', 'x', 'n-1']) {
      const act = market.readNotices(alice.account, { upTo });
      expect(await refusalOf(act)).toBe('unknown-notice');
    }
  });

  test('is separate for each wallet', async () => {
    await alice.post(alice.offerFor('alpha-hat', ETHER));
    for (const { account } of [bob, carol]) expect(unreadOf(rowsOf(account))).toBe(1);
    await place.market.readNotices(bob.account, { ids: ['n1'] });
    expect([bob, carol].map(({ account }) => unreadOf(rowsOf(account)))).toEqual([0, 1]);
  });
});

test('E74 a wallet keeps a limited number of notices, and dropped ones do not come back', async () => {
  const { market, clock } = place;
  const order = await alice.post(alice.listingOf('alpha-hat', ETHER));
  await alice.post(alice.offerFor('alpha-eyes', 100n * ETHER));
  await market.wrap(alice.account, 'unwrap', await alice.signWrap('unwrap', ETHER));
  expect(kindsFor(alice.account)).toEqual(['order-inactive']);
  for (let count = 0; count < MAX_NOTICES; count += 1) {
    clock.now += 1;
    market.context.tables.log.add({
      type: 'sale',
      at: clock.now,
      chainId: 1,
      from: alice.account,
      to: carol.account,
      goods: [{ kind: 'trait', traitId: 'alpha-hat', quantity: 1 }],
      inReturn: [],
      price: { coin: 'native', amount: '1' },
      orderHash: orderHash(order.components),
    });
  }
  // The order is still inactive, but its notice is older than the stored ones and was dropped.
  for (const kinds of [kindsFor(alice.account), kindsFor(alice.account)]) {
    expect(kinds).toEqual(Array.from({ length: MAX_NOTICES }, () => 'sold'));
  }
});
