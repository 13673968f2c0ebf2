import { CreditLedgerSchema } from '@trait-market/contract/economy/credits';
import { NoticePageSchema } from '@trait-market/contract/economy/notices';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { GainPageSchema } from '@trait-market/contract/economy/worth';

import { json } from '../../../../contract/call';
import { expectSuccess } from '../../../../expectations';
import type { Newcomer } from '../../../../session/session';
import { PRICE, type Market } from '../../../market';
import { createReader, expectOrdered, expectSame, sum, sumOfWei, type Reader } from '../reading';
import { isRunning } from '../ties';

/** The prices in wei at which the wallet buys and sells its traded trait. */
export const [BOUGHT, SOLD] = [PRICE, PRICE * 3n];

export const expectGains = async (
  reader: Reader,
  owner: Newcomer,
  traded: TraitDetail,
): Promise<void> => {
  const gains = await reader.all('economy.worth.gains', GainPageSchema, {}, owner);
  for (const { closed, sold, bought, trait } of gains.items) {
    expectSame(
      'a result of proceeds less costs',
      closed.result,
      String(BigInt(closed.got) - BigInt(closed.paid)),
      gains,
    );
    if (trait.id !== traded.id) continue;
    const fee = traded.fees.reduce((total, { bps }) => total + (SOLD * BigInt(bps)) / 10_000n, 0n);
    expectSame('purchases', [bought.editions, bought.amount], [1, String(BOUGHT)], gains);
    expectSame('sales', [sold.editions, sold.amount], [1, String(SOLD)], gains);
    const difference = BigInt(sold.fees) - fee;
    expectSame('its fees', difference < 10n && difference > -10n, true, gains);
    expectSame(
      'cost and proceeds',
      [closed.paid, closed.got],
      [String(BOUGHT), String(SOLD - BigInt(sold.fees))],
      gains,
    );
  }
  for (const total of gains.totals) {
    const own = gains.items.filter(({ chainId }) => chainId === total.chainId);
    const figures = [total.bought, total.sold, total.fees, total.withoutPrice, total.result];
    const expected = [
      sumOfWei(own.map(({ bought }) => bought.amount)),
      sumOfWei(own.map(({ sold }) => sold.amount)),
      sumOfWei(own.map(({ sold }) => sold.fees)),
      sumOfWei(own.map(({ withoutPrice }) => withoutPrice.got)),
      sumOfWei(own.map(({ closed }) => closed.result)),
    ];
    expectSame(`the sums of all gains on chain ${total.chainId}`, figures, expected, gains);
    if (total.withoutPriceEditions !== undefined)
      expectSame(
        'the sold editions without a cost',
        total.withoutPriceEditions,
        sum(own.map(({ withoutPrice }) => withoutPrice.editions)),
        gains,
      );
    if (total.soldEditions !== undefined)
      expectSame(
        'the sold editions',
        total.soldEditions,
        sum(own.map(({ sold }) => sold.editions)),
        gains,
      );
    if (total.since === undefined || own.some(({ since }) => since === undefined)) continue;
    const times = own.flatMap(({ since }) => (since ? [Date.parse(since)] : []));
    expectSame(
      'the time of the first sale',
      total.since === null ? Infinity : Date.parse(total.since),
      Math.min(...times),
      gains,
    );
  }
  expectSame(
    'the gain on the trait',
    gains.items.some(({ trait }) => trait.id === traded.id),
    true,
    gains,
  );
};

export const expectNotices = async (market: Market, owner: Newcomer): Promise<void> => {
  const read = (query: Readonly<Record<string, string>> = {}) =>
    createReader(market).all('economy.notices.list', NoticePageSchema, { query }, owner);
  const expectCounted = async (): Promise<string | undefined> => {
    const all = await read();
    const unread = await read({ unread: 'true' });
    const left = all.items.filter(({ readAt }) => readAt === null).map(({ id }) => id);
    expectSame(
      'unread notices',
      unread.items.map(({ id }) => id),
      left,
      unread,
    );
    expectSame(
      'the number of unread notices',
      [all.unread, unread.unread, unread.total],
      [left.length, left.length, left.length],
      all,
    );
    expectSame('the latest notice', all.latest, all.items[0]?.id ?? null, all);
    expectOrdered(
      'notices with the newest first',
      all,
      (before, after) => Date.parse(before.createdAt) >= Date.parse(after.createdAt),
    );
    return left.at(-1);
  };
  const id = await expectCounted();
  if (id === undefined) return;
  expectSuccess(await market.request('economy.notices.read', owner, { body: json({ ids: [id] }) }));
  await expectCounted();
};

export const expectLedger = async (reader: Reader, owner: Newcomer): Promise<void> => {
  const ledger = await reader.all('economy.credits.ledger', CreditLedgerSchema, {}, owner);
  const { items, balance, lots } = ledger;
  const rising = items.toReversed();
  expectOrdered(
    'entries with the newest first',
    ledger,
    (before, after) => Date.parse(before.at) >= Date.parse(after.at),
  );
  const inBucket = (bucket: string) => rising.filter((entry) => entry.bucket === bucket);
  const isOfBoth = isRunning(rising);
  const isOfEach = ['subscription', 'vanilla'].every((bucket) => isRunning(inBucket(bucket)));
  expectSame(
    'balances that are the sums of the entries until then',
    isOfBoth || isOfEach,
    true,
    ledger,
  );
  for (const bucket of ['subscription', 'vanilla'] as const) {
    const own = sum(inBucket(bucket).map(({ amount }) => amount));
    expectSame(`the balance of ${bucket}`, balance[bucket], own, ledger);
    expectSame(
      `the lots of ${bucket}`,
      sum(lots.filter((lot) => lot.bucket === bucket).map(({ amount }) => amount)),
      own,
      ledger,
    );
  }
};
