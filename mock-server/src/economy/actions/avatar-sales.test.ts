import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, describe, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { planDress } from '../benches/plan-dress';
import { noticesOf } from '../notices/inbox';
import { stateOfTables } from '../tables/tables';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;
let carol: ReturnType<typeof actingFor>;

const WORN = ['alpha-body', 'alpha-hat'];

beforeEach(() => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  carol = actingFor(newWallet(), place.market);
  place.giveAvatar(alice.account, '1', 'alpha', { body: 'alpha-body', headwear: 'alpha-hat' });
  place.market.context.tables.supply.put('alpha-body', 1);
  place.market.context.tables.supply.put('alpha-hat', 1);
  place.setCredits(alice.account, 20, 30);
  for (const { account } of [bob, carol]) {
    place.giveCoin(account, 10n * ETHER);
    place.giveWrapped(account, 10n * ETHER);
  }
});

const avatar = () => place.market.context.tables.avatars.find('alpha/1');
const coin = ({ account }: { account: typeof alice.account }) =>
  place.market.context.settlement.coinOf(account, 1, 'native');
const list = (price = 2n * ETHER) => alice.post(alice.avatarListingOf('alpha/1', price, WORN));
const dress = async (wear: readonly string[]) =>
  place.market.dress(alice.account, await alice.signDress('alpha/1', wear));
const orderOf = ({ account }: { account: typeof alice.account }) =>
  place.market.context.tables.orders.findBy('openMaker', account)[0];
const noticeKindsFor = ({ account }: { account: typeof alice.account }) =>
  noticesOf(place.market.context, account).rows.map(({ content }) => content.kind);

const expectRefused = async (act: () => Promise<unknown>, code: string): Promise<void> => {
  const before = JSON.stringify(stateOfTables(0, place.market.context.tables));
  expect(await refusalOf(act())).toBe(code);
  expect(JSON.stringify(stateOfTables(0, place.market.context.tables))).toBe(before);
};

describe('a listed avatar', () => {
  test('E128 is bought with everything that it wears, and the fees are paid', async () => {
    const listing = await list();
    await bob.fulfil(listing, { highestPrice: String(2n * ETHER) });
    expect(avatar()).toMatchObject({
      owner: bob.account,
      worn: { body: 'alpha-body', headwear: 'alpha-hat' },
    });
    expect([coin(alice), coin(bob)]).toEqual([(2n * ETHER * 925n) / 1000n, 8n * ETHER]);
    expect(place.market.context.tables.log.all()[0]).toMatchObject({
      type: 'sale',
      from: alice.account,
      to: bob.account,
      goods: [{ kind: 'avatar', avatar: 'alpha/1' }],
    });
    await expectRefused(() => carol.fulfil(listing), 'filled');
  });

  test('E128 must promise everything that it wears, or is refused', async () => {
    const listing = (worn: readonly string[]) => alice.avatarListingOf('alpha/1', ETHER, worn);
    await expectRefused(() => alice.post(listing([])), 'look-not-promised');
    await expectRefused(() => alice.post(listing(['alpha-hat'])), 'look-not-promised');
    await expectRefused(
      () => alice.post(listing(['alpha-body', 'alpha-cap'])),
      'look-not-promised',
    );
    await expectRefused(() => alice.post(listing([...WORN, 'alpha-eyes'])), 'commitment-broken');
  });

  test('can be listed only by its owner', async () => {
    await expectRefused(
      () => bob.post(bob.avatarListingOf('alpha/1', ETHER, WORN)),
      'not-the-holder',
    );
  });

  test('E128 cannot be bought while a promised trait is off, and can once it is back on', async () => {
    const listing = await list();
    await dress(['alpha-body']);
    await expectRefused(() => bob.fulfil(listing), 'commitment-broken');
    expect(orderOf(alice)?.dormantSince).not.toBeNull();
    expect(noticeKindsFor(alice)).toContain('order-inactive');

    await dress(WORN);
    expect(orderOf(alice)).toMatchObject({ dormantSince: null });
    expect(orderOf(alice)?.revivedAt).not.toBeNull();
    await bob.fulfil(listing);
    expect(avatar()?.owner).toBe(bob.account);
  });

  test('E128 goes to one of two simultaneous buyers, and the other pays nothing', async () => {
    const listing = await list();
    const codes = await Promise.all([bob, carol].map((buyer) => refusalOf(buyer.fulfil(listing))));
    expect(codes.toSorted()).toEqual(['filled', undefined]);
    expect([coin(bob), coin(carol)].toSorted()).toEqual([10n * ETHER, 8n * ETHER]);
  });

  test("deactivates its previous owner's other listings until it returns", async () => {
    const dear = await list(3n * ETHER);
    await bob.fulfil(await list());
    await expectRefused(() => carol.fulfil(dear), 'maker-not-the-holder');
  });
});

describe('a plan to dress a listed avatar', () => {
  const planned = (wear: readonly string[]) =>
    planDress(place.market.context, alice.account, 'alpha', '1', wear);
  const hashes = (orders: readonly { hash: string }[]) => orders.map(({ hash }) => hash);

  test('E129 says which of the owner’s listings becomes inactive, and which becomes active again', async () => {
    const hash = orderHash((await list()).components);
    expect(hashes(planned(['alpha-body']).leavesUnfillable)).toEqual([hash]);
    expect(planned(['alpha-body']).putsToSleep).toEqual([]);
    await place.giveTrait(alice.account, 'alpha-eyes');
    expect(planned([...WORN, 'alpha-eyes']).leavesUnfillable).toEqual([]);
    await dress(['alpha-body']);
    expect(hashes(planned(WORN).wakes)).toEqual([hash]);
  });
});

describe('a change made before a sale', () => {
  test('E130 cannot be undone by the seller', async () => {
    const { hash } = await dress(['alpha-body']);
    const listing = await alice.post(alice.avatarListingOf('alpha/1', ETHER, ['alpha-body']));
    await bob.fulfil(listing);
    const undo = await alice.signUndo(hash);
    await expectRefused(() => place.market.undoDress(alice.account, hash, undo), 'not-the-holder');
    const taken = await bob.signUndo(hash);
    await expectRefused(() => place.market.undoDress(bob.account, hash, taken), 'not-yours');
  });
});

describe('an offer for an avatar', () => {
  test('E131 is announced to its owner, outbid by a higher one, and accepted with what it wears', async () => {
    const low = await bob.post(bob.bidFor('alpha/1', ETHER, true));
    const high = await carol.post(carol.bidFor('alpha/1', 2n * ETHER, true));
    expect(noticeKindsFor(alice)).toEqual(['offer-received', 'offer-received']);
    expect(noticeKindsFor(bob)).toEqual(['outbid']);
    await alice.fulfil(high);
    expect(avatar()).toMatchObject({ owner: carol.account, worn: { headwear: 'alpha-hat' } });
    expect(noticeKindsFor(carol)).toContain('offer-accepted');
    await expectRefused(() => alice.fulfil(low), 'not-the-holder');
  });
});
