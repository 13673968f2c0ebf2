import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import type { PackOpen } from '@trait-market/contract/economy/actions';
import { roundAfter } from '@trait-market/contract/economy/beacon';
import { parseEntry, readRefusal, refusalFaults } from '@trait-market/contract/economy/draw-log';
import { linkAt, opensCommitment } from '@trait-market/contract/economy/draws';
import type { Bytes32, Signature } from '@trait-market/contract/economy/shared';
import { beforeEach, expect, test } from 'vitest';

import { accountOf } from '../../kernel/account';
import { ROUND_PUBLISHED_MS } from '../../testing/draws/next-round';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { packActionsFor } from '../../testing/pack-actions';
import { refusalOf } from '../../testing/refusal-of';
import { signerOf } from '../../testing/signer';
import { giveDrop, testDrop } from '../../testing/test-drop';
import { newWallet } from '../../testing/wallet';
import { PROVIDER_KEY } from '../draw-log/provider-key';
import { MarketRefusal } from '../shared/refusal';

const otherBytes: Bytes32 = `0x${'ab'.repeat(32)}`;

let place: TestMarket;
let alice: ReturnType<typeof collector>;

const collector = () => {
  const wallet = newWallet();
  const account = accountOf(wallet.address);
  const acts = packActionsFor(
    signerOf(wallet, () => place.clock.now),
    place.market,
  );
  place.giveCoin(account, ETHER);
  return { account, ...acts };
};

beforeEach(async () => {
  place = openTestMarket();
  giveDrop(place, testDrop(80));
  alice = collector();
  await place.market.buyPacks(alice.account, await alice.signBuyPacks('tide', 3));
});

const refusedLog = () =>
  place.market.context.tables.drawLog
    .rows()
    .flatMap(({ entry }) => parseEntry(entry) ?? [])
    .filter((entry) => entry.type === 'refused');

/** Sends a signed opening that the market must refuse. */
const refused = async (change: Partial<PackOpen>, who = alice) => {
  const request = await who.signOpenPacks('tide', 1, change);
  const send = () => place.market.openPacks(who.account, request);
  const error: unknown = await send().catch((reason: unknown) => reason);
  if (!(error instanceof MarketRefusal)) throw new Error('It was accepted');
  return { request, send, error };
};

test('E356 a refused draw is logged with its link, and the receipt is signed', async () => {
  const { request, error } = await refused({ table: otherBytes });
  const [entry] = refusedLog();
  if (entry === undefined) throw new Error('It was logged');
  expect(entry).toMatchObject({
    position: 1,
    pool: null,
    code: 'table-moved',
    signed: { kind: 'pack', message: request.message },
  });
  expect(opensCommitment(entry.link, request.message.commitment)).toBe(true);
  const { receipt } = error.about;
  expect(await readRefusal(receipt, PROVIDER_KEY)).toEqual(entry);
});

test('E357 a refusal uses its commitment: the next one is its link', async () => {
  const first = await place.market.commit(alice.account);
  const { request } = await refused({ table: otherBytes });
  const [entry] = refusedLog();
  expect(await place.market.commit(alice.account)).toEqual({
    anchor: first.anchor,
    position: 2,
    commitment: entry?.link,
  });
  const { commitment } = request.message;
  expect((await refused({ commitment })).error.code).toBe('commitment-moved');
  await place.market.openPacks(alice.account, await alice.signOpenPacks('tide', 1));
});

test('E357 a chain that refusals use up is followed by another', async () => {
  const seed = otherBytes;
  const length = 2;
  const anchor = linkAt(seed, length, 0);
  const { tables } = place.market.context;
  tables.drawChains.put(anchor, { anchor, account: alice.account, seed, length, publishedAt: 0 });
  for (const position of [1, 2]) {
    const { commitment, ...next } = await place.market.commit(alice.account);
    expect(next).toEqual({ anchor, position });
    await refused({ commitment, table: otherBytes });
  }
  const next = await place.market.commit(alice.account);
  expect(next.position).toBe(1);
  expect(next.anchor).not.toBe(anchor);
});

test('E358 the same message gets the same refusal, and one entry', async () => {
  const { send, error } = await refused({ table: otherBytes });
  place.clock.now += ROUND_PUBLISHED_MS;
  await expect(send()).rejects.toMatchObject({
    code: 'table-moved',
    message: error.message,
    about: error.about,
  });
  expect(refusedLog()).toHaveLength(1);
});

test('E358 T161 no one but the wallet uses its commitment, and no invalid message does', async () => {
  const bob = collector();
  const before = await place.market.commit(alice.account);
  const { commitment } = before;
  const request = await alice.signOpenPacks('tide', 1, { table: otherBytes });
  expect(await refusalOf(place.market.openPacks(bob.account, request))).toBe('not-yours');
  const changed = { ...request, message: { ...request.message, entropy: otherBytes } };
  expect(await refusalOf(place.market.openPacks(alice.account, changed))).toBe('bad-signature');
  const { error } = await refused({ commitment, table: otherBytes }, bob);
  expect(error.about.receipt).toBeUndefined();
  expect(refusedLog()).toEqual([]);
  expect(await place.market.commit(alice.account)).toEqual(before);
});

/** A signature that no contract of the wallet accepts. */
const contractSignature: Signature = `0x${'5a'.repeat(97)}`;

test('E364 T175 a smart account’s invalid signature is refused with a receipt, and uses its commitment', async () => {
  const valid = await alice.signOpenPacks('tide', 1);
  const request = { ...valid, signature: contractSignature };
  const send = () => place.market.openPacks(alice.account, request).catch((reason) => reason);
  const error: unknown = await send();
  if (!(error instanceof MarketRefusal)) throw new Error('It was accepted');
  const [entry] = refusedLog();
  expect(await readRefusal(error.about.receipt, PROVIDER_KEY)).toEqual(entry);
  if (entry === undefined) throw new Error('It was logged');
  expect(entry).toMatchObject({ code: 'bad-signature', position: 1 });
  expect(await refusalFaults(entry, DEMO_BEACON)).toEqual(['unverifiable-signature']);
  expect(await send()).toMatchObject({ code: 'bad-signature', about: error.about });
  const next = await place.market.commit(alice.account);
  expect(next).toMatchObject({ position: 2, commitment: entry.link });
  // The message is the same, and its commitment is used.
  expect(await refusalOf(place.market.openPacks(alice.account, valid))).toBe('bad-signature');
  await place.market.openPacks(alice.account, await alice.signOpenPacks('tide', 1));
});

test('E364 T161 a smart account’s invalid signature uses nothing if another wallet sends it, or if its draw was accepted', async () => {
  const bob = collector();
  const valid = await alice.signOpenPacks('tide', 1);
  const invalid = { ...valid, signature: contractSignature };
  expect(await refusalOf(place.market.openPacks(bob.account, invalid))).toBe('not-yours');
  await place.market.openPacks(alice.account, valid);
  expect(await refusalOf(place.market.openPacks(alice.account, invalid))).toBe('already-executed');
  expect(refusedLog()).toEqual([]);
});

test.each([
  ['for another table', { table: otherBytes }],
  ['of too many packs', { packs: '9' }],
  ['for an unknown drop', { drop: 'none' }],
  ['for a round that has passed', { round: '1' }],
])(
  'E358 a second message under a used commitment is refused for that alone: %s',
  async (_, change) => {
    const { request } = await refused({ table: otherBytes });
    const { commitment } = request.message;
    const { error } = await refused({ ...change, commitment });
    expect([error.code, error.about]).toEqual(['commitment-moved', {}]);
    await place.market.openPacks(alice.account, await alice.signOpenPacks('tide', 1));
    const waiting = await refused({ ...change, commitment });
    expect([waiting.error.code, waiting.error.about]).toEqual(['draw-waiting', {}]);
    expect(refusedLog()).toHaveLength(1);
  },
);

test('E358 the same accepted message is refused as executed, without a receipt', async () => {
  const request = await alice.signOpenPacks('tide', 1);
  await place.market.openPacks(alice.account, request);
  const again = await place.market.openPacks(alice.account, request).catch((reason) => reason);
  expect([again.code, again.about]).toEqual(['already-executed', {}]);
  expect(refusedLog()).toEqual([]);
});

test('E360 a refusal is logged with the time of its decision', async () => {
  const from = place.clock.now;
  for (let seconds = 100; seconds < 200; seconds += 5) {
    const round = String(roundAfter(DEMO_BEACON, from + seconds * 1000));
    const request = await alice.signOpenPacks('tide', 1, { round, table: otherBytes });
    let reads = 0;
    const { clock } = place;
    Object.defineProperty(clock, 'now', {
      get: () => from + (reads += 1) * 10_000,
      configurable: true,
    });
    await place.market.openPacks(alice.account, request).catch(() => {});
    Object.defineProperty(clock, 'now', { value: from, writable: true, configurable: true });
  }
  const far = refusedLog().filter(({ code }) => code === 'round-too-far');
  expect(far).not.toEqual([]);
  for (const entry of far) expect(await refusalFaults(entry, DEMO_BEACON)).toEqual([]);
});

test('E358 a message under the commitment of a waiting draw gets no receipt', async () => {
  const request = await alice.signOpenPacks('tide', 1);
  await place.market.openPacks(alice.account, request);
  const { commitment } = request.message;
  const { error } = await refused({ commitment });
  expect([error.code, error.about]).toEqual(['draw-waiting', {}]);
  expect(refusedLog()).toEqual([]);
});
