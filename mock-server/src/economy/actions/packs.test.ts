import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { beforeEach, describe, expect, test } from 'vitest';

import { accountOf } from '../../kernel/account';
import type { ContractSignatures } from '../../kernel/contract-signatures/contract-signatures';
import { IN_A_PACK, openPackMarket } from '../../testing/draws/pack-market';
import { DAY_MS, ETHER } from '../../testing/market';
import { nextRound, ROUND_PUBLISHED_MS } from '../../testing/draws/next-round';
import { refusalOf } from '../../testing/refusal-of';
import { giveDrop, PACK_PRICE, testDrop } from '../../testing/test-drop';
import { MARKET_FEE_ACCOUNT } from '../prices/fees';
import { boxedEditions } from '../packs/boxed-editions';
import { packsOpened, packsSold } from '../packs/pack-counts';
import { signatureCheckIn } from '../world-markets/signature-check';

const otherBytes: Bytes32 = `0x${'ab'.repeat(32)}`;

let { place, alice, bob, buy, open, unopened, looseOf, expectRefused } = openPackMarket();
beforeEach(() => {
  ({ place, alice, bob, buy, open, unopened, looseOf, expectRefused } = openPackMarket());
});

test('E156 packs are paid to the market, stored sealed, and opened later', async () => {
  expect(await buy(3)).toMatchObject({ packs: 3, paid: { amount: String(3n * PACK_PRICE) } });
  const { settlement } = place.market.context;
  expect(settlement.coinOf(alice.account, 1, 'native')).toBe(ETHER - 3n * PACK_PRICE);
  expect(settlement.coinOf(accountOf(MARKET_FEE_ACCOUNT), 1, 'native')).toBe(3n * PACK_PRICE);
  expect(looseOf(alice.account)).toEqual([0, 0, 0, 0, 0]);
  place.clock.now += 30 * DAY_MS;
  await open(2);
  expect(looseOf(alice.account)).toEqual([2, 2, 2, 2, 2]);
  expect(unopened()).toBe(1);
  expect(packsOpened(place.market.context, 'tide')).toBe(2);
});

test('E157 contents taken from a box leave it, and are in the activity', async () => {
  await buy(4);
  await open(4);
  for (const id of IN_A_PACK) expect(boxedEditions(place.market.context, id)).toBe(76);
  expect(place.market.context.tables.supply.find('alpha-hat')).toBe(80);
  const [event] = place.market.context.tables.log.all();
  expect(event).toMatchObject({ type: 'pack', from: alice.account });
  expect(event?.goods).toHaveLength(5);
});

test('E158 a signed opening is drawn once, however often it is sent', async () => {
  await buy(3);
  const request = await alice.signOpenPacks('tide', 1);
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => refusalOf(place.market.openPacks(alice.account, request))),
  );
  expect(sent.toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'already-executed'),
    undefined,
  ]);
  place.clock.now += ROUND_PUBLISHED_MS;
  await place.market.settle();
  await expectRefused(() => place.market.openPacks(alice.account, request), 'already-executed');
  place.clock.now += DAY_MS;
  await expectRefused(() => place.market.openPacks(alice.account, request), 'already-executed');
  expect(unopened()).toBe(2);
});

test('E156 T71 exactly one of two users who want the last pack at the same time gets it', async () => {
  await buy(50);
  await buy(29);
  const rivals = await Promise.all(
    [alice, bob].map(async (who) => ({ who, request: await who.signBuyPacks('tide', 1) })),
  );
  const codes = await Promise.all(
    rivals.map(({ who, request }) => refusalOf(place.market.buyPacks(who.account, request))),
  );
  expect(codes.toSorted()).toEqual(['sold-out', undefined]);
  expect(packsSold(place.market.context, 'tide')).toBe(80);
});

describe('E156 refuses to sell, and changes nothing:', () => {
  test('packs before the drop opens, of an unknown drop, or of one on another chain', async () => {
    giveDrop(place, testDrop(5, { id: 'later', opensAt: place.clock.now + DAY_MS }));
    await expectRefused(() => buy(1, alice, 'later'), 'drop-not-open');
    const request = await alice.signBuyPacks('tide', 1);
    const nothing = { ...request, message: { ...request.message, drop: 'none' } };
    await expectRefused(() => place.market.buyPacks(alice.account, nothing), 'bad-signature');
    giveDrop(place, testDrop(5, { id: 'far', chainId: 137 }));
    const far = await alice.signBuyPacks('far', 1);
    await expectRefused(
      () => place.market.buyPacks(alice.account, { ...far, chainId: 1 }),
      'wrong-chain',
    );
  });

  test('more packs than are left', async () => {
    await buy(50);
    await expectRefused(() => buy(31), 'sold-out');
  });

  test('packs of a drop with another declaration', async () => {
    const request = await alice.signBuyPacks('tide', 1, { declared: otherBytes });
    await expectRefused(() => place.market.buyPacks(alice.account, request), 'drop-moved');
  });

  test('for more than was signed, or than the wallet has', async () => {
    const request = await alice.signBuyPacks('tide', 2, {
      highestPrice: String(2n * PACK_PRICE - 1n),
    });
    await expectRefused(() => place.market.buyPacks(alice.account, request), 'price-moved');
    place.giveCoin(alice.account, 2n * PACK_PRICE - 1n);
    await expectRefused(() => buy(2), 'underfunded');
  });

  test('to a wallet other than the signer, or twice', async () => {
    const request = await alice.signBuyPacks('tide', 1);
    await expectRefused(() => place.market.buyPacks(bob.account, request), 'not-yours');
    await place.market.buyPacks(alice.account, request);
    await expectRefused(() => place.market.buyPacks(alice.account, request), 'already-executed');
  });
});

describe('E158 refuses to open, and changes nothing:', () => {
  beforeEach(async () => {
    await buy(3);
    await buy(3, bob);
    await place.market.commit(alice.account);
  });

  test("more packs than the wallet has, and someone else's packs", async () => {
    await expectRefused(() => open(4), 'too-few-packs');
    const request = await alice.signOpenPacks('tide', 1);
    await expectRefused(() => place.market.openPacks(bob.account, request), 'not-yours');
  });

  test('E158 when someone opened one meanwhile, and the table has changed', async () => {
    const later = nextRound(place.clock.now + ROUND_PUBLISHED_MS);
    const request = await alice.signOpenPacks('tide', 1, later);
    await open(1, bob);
    await expectRefused(() => place.market.openPacks(alice.account, request), 'table-moved');
    await open(1);
  });

  test('under a commitment that no one has requested', async () => {
    const request = await bob.signOpenPacks('tide', 1, { commitment: otherBytes });
    await expectRefused(() => place.market.openPacks(bob.account, request), 'commitment-moved');
  });

  test('under a commitment that was used, or belongs to another wallet', async () => {
    const first = await alice.signOpenPacks('tide', 1);
    await place.market.openPacks(alice.account, first);
    const { commitment } = first.message;
    place.clock.now += ROUND_PUBLISHED_MS;
    await place.market.settle();
    const again = await alice.signOpenPacks('tide', 1, { commitment });
    await expectRefused(() => place.market.openPacks(alice.account, again), 'commitment-moved');
    const stolen = await bob.signOpenPacks('tide', 1, {
      commitment: (await alice.signOpenPacks('tide', 1)).message.commitment,
    });
    await bob.signOpenPacks('tide', 1);
    await expectRefused(() => place.market.openPacks(bob.account, stolen), 'commitment-moved');
  });

  test('a request that was altered after it was signed', async () => {
    const request = await alice.signOpenPacks('tide', 1);
    for (const change of [{ packs: '2' }, { entropy: otherBytes }, { table: otherBytes }]) {
      const changed = { ...request, message: { ...request.message, ...change } };
      await expectRefused(() => place.market.openPacks(alice.account, changed), 'bad-signature');
    }
  });
});

test('E159 opens 50 packs in 24 hours, and leaves the others sealed', async () => {
  await buy(50);
  await buy(10);
  for (let count = 0; count < 4; count += 1) await open(10);
  place.clock.now += DAY_MS / 2;
  await open(10);
  await expectRefused(() => open(1), 'open-limit');
  place.clock.now += DAY_MS / 2;
  await open(10);
  expect(unopened()).toBe(0);
});

describe("E160 a spending limit of one's own", () => {
  const setLimit = (limit: bigint | null) =>
    place.market.setSpendingLimit(alice.account, {
      chainId: 1,
      limit: limit === null ? null : String(limit),
    });

  test('E160 applies immediately, to the spending of the last 24 hours', async () => {
    await buy(1);
    await setLimit(2n * PACK_PRICE);
    await expectRefused(() => buy(2), 'spending-limit');
    await buy(1);
    await expectRefused(() => buy(1), 'spending-limit');
    place.clock.now += DAY_MS;
    await buy(2);
  });

  test('E160 is raised, or removed, after 24 hours', async () => {
    await setLimit(0n);
    await setLimit(3n * PACK_PRICE);
    await expectRefused(() => buy(1), 'spending-limit');
    place.clock.now += DAY_MS - 1;
    // Requesting the same higher limit again doesn't restart its delay.
    await setLimit(3n * PACK_PRICE);
    await expectRefused(() => buy(1), 'spending-limit');
    place.clock.now += 1;
    await buy(3);
    await setLimit(null);
    await expectRefused(() => buy(1), 'spending-limit');
  });

  test('is not raised if it was lowered in the meantime', async () => {
    await setLimit(PACK_PRICE);
    await setLimit(null);
    await setLimit(0n);
    place.clock.now += 2 * DAY_MS;
    await expectRefused(() => buy(1), 'spending-limit');
  });

  test('affects no one else', async () => {
    await setLimit(0n);
    expect(await refusalOf(buy(1, bob))).toBeUndefined();
  });
});

test('E150 a commitment that is requested again stays the same until it is drawn from', async () => {
  await buy(1);
  const first = await place.market.commit(alice.account);
  expect(await place.market.commit(alice.account)).toEqual(first);
  expect((await place.market.commit(bob.account)).anchor).not.toBe(first.anchor);
  const { link } = await open(1);
  expect(await place.market.commit(alice.account)).toEqual({
    anchor: first.anchor,
    position: 2,
    commitment: link,
  });
});

test('T193 a contract’s signature of 64 or 65 bytes buys no packs, because the log’s readers would take it for a forged one', async () => {
  const accepting: ContractSignatures = { check: async ({ signature }) => signature };
  ({ place, alice, expectRefused } = openPackMarket({
    checkSignature: signatureCheckIn('test', accepting),
  }));
  const request = await alice.signBuyPacks('tide', 1);
  const purchaseWith = (bytes: number) =>
    place.market.buyPacks(alice.account, { ...request, signature: `0x${'5a'.repeat(bytes)}` });
  await expectRefused(() => purchaseWith(64), 'bad-signature');
  await expectRefused(() => purchaseWith(65), 'bad-signature');
  expect(await purchaseWith(66)).toMatchObject({ packs: 1 });
});
