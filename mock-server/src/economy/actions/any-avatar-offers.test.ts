import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, describe, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { tokenIdOf } from '../../testing/market-catalogue';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { stateOfTables } from '../tables/tables';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;
let carol: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  carol = actingFor(newWallet(), place.market);
  for (const { account } of [alice, bob, carol]) place.giveWrapped(account, 10n * ETHER);
  place.giveAvatar(bob.account, '1', 'alpha', { headwear: 'alpha-hat' });
  place.giveAvatar(bob.account, '2');
  place.giveAvatar(carol.account, '3');
  place.giveAvatar(carol.account, '1', 'omega');
  place.giveAvatar(carol.account, '9', 'omega');
});

const ownerOf = (avatar: string) => place.market.context.settlement.ownerOf(avatar);
const wrapped = (who: { account: typeof alice.account }) =>
  place.market.context.settlement.coinOf(who.account, 1, 'wrapped');
const snapshot = () => JSON.stringify(stateOfTables(0, place.market.context.tables));

const expectRefused = async (act: () => Promise<unknown>, code: string) => {
  const before = snapshot();
  expect(await refusalOf(act())).toBe(code);
  expect(snapshot()).toBe(before);
};

const give = (identifier: string, quantity = '1') => ({ identifier, quantity });

describe('E603 an offer for any avatar of a collection', () => {
  test('takes one avatar of each owner until it is filled, with what the avatar wears', async () => {
    const offer = await alice.post(alice.anyAvatarFor('alpha', ETHER, 2n));
    const first = await bob.fulfil(offer, give('1'));
    expect([first.order.filled, first.order.filledAt]).toEqual([1, null]);
    expect(first.activity).toMatchObject({
      type: 'sale',
      from: bob.account,
      to: alice.account,
      goods: [{ kind: 'avatar', avatar: 'alpha/1' }],
    });
    expect(ownerOf('alpha/1')).toBe(alice.account);
    expect(place.market.context.tables.avatars.find('alpha/1')?.worn).toEqual({
      headwear: 'alpha-hat',
    });
    expect(wrapped(bob)).toBe(10n * ETHER + (ETHER * 9_250n) / 10_000n);
    const second = await carol.fulfil(offer, give('3'));
    expect(second.order.filledAt).not.toBeNull();
    expect(wrapped(alice)).toBe(8n * ETHER);
    await expectRefused(() => bob.fulfil(offer, give('2')), 'filled');
  });

  test('is refused without a named avatar, and with a proof', async () => {
    const offer = await alice.post(alice.anyAvatarFor('alpha', ETHER));
    await expectRefused(() => bob.fulfil(offer), 'bad-terms');
    const signed = await bob.signFulfilment(offer, give('1'));
    const padded = { ...signed, criteriaProof: [`0x${'1'.repeat(64)}` as const] };
    const hash = orderHash(offer.components);
    await expectRefused(() => place.market.fulfil(bob.account, hash, padded), 'bad-proof');
  });

  test('is refused by avatars of others, of another collection and of none', async () => {
    const offer = await alice.post(alice.anyAvatarFor('alpha', ETHER));
    await expectRefused(() => bob.fulfil(offer, give('3')), 'not-the-holder');
    // `carol` owns omega/1 and omega/9. The ids name avatars of the offer's own collection.
    await expectRefused(() => carol.fulfil(offer, give('1')), 'not-the-holder');
    await expectRefused(() => carol.fulfil(offer, give('9')), 'not-in-criteria');
    await expectRefused(() => bob.fulfil(offer, give(tokenIdOf('alpha-hat'))), 'not-in-criteria');
    await expectRefused(() => alice.fulfil(offer, give('1')), 'own-order');
  });

  test('takes one avatar at a time, and never more than are left or paid for', async () => {
    const offer = await alice.post(alice.anyAvatarFor('alpha', 4n * ETHER, 2n));
    await expectRefused(() => bob.fulfil(offer, give('1', '2')), 'bad-terms');
    await expectRefused(() => bob.fulfil(offer, give('1', '3')), 'not-enough-left');
    await alice.post(alice.anyAvatarFor('alpha', 5n * ETHER));
    place.giveWrapped(alice.account, 3n * ETHER);
    await expectRefused(() => bob.fulfil(offer, give('1')), 'maker-underfunded');
  });

  test('needs the approval of the avatars’ contract', async () => {
    const offer = await alice.post(alice.anyAvatarFor('alpha', ETHER));
    for (const key of place.market.context.tables.approvals.keysBy('account', bob.account))
      place.market.context.tables.approvals.remove(key);
    await expectRefused(() => bob.fulfil(offer, give('1')), 'approval-needed');
  });

  test('is accepted together with other offers, and skipped for an avatar that is gone', async () => {
    const any = await alice.post(alice.anyAvatarFor('alpha', ETHER, 2n));
    const named = await alice.post(alice.bidFor('alpha/1', 2n * ETHER, false));
    const { lines, total } = await bob.acceptOffers([
      { order: named },
      { order: any, avatarId: '1' },
    ]);
    expect(lines.map(({ outcome }) => outcome)).toEqual(['filled', 'missed']);
    expect(total).toBe((2n * ETHER * 9_250n) / 10_000n);
    await bob.acceptOffers([{ order: any, avatarId: '2' }]);
    expect([ownerOf('alpha/1'), ownerOf('alpha/2')]).toEqual([alice.account, alice.account]);
  });

  test('is refused together with other offers for an avatar of another contract', async () => {
    const any = await alice.post(alice.anyAvatarFor('alpha', ETHER, 2n));
    const signed = await carol.signAcceptance([{ order: any, avatarId: '1' }]);
    const { token } = carol.anyAvatarFor('omega', ETHER).asset;
    const lines = signed.message.lines.map((line) => ({ ...line, token }));
    const other = await carol.signAcceptance([{ order: any, avatarId: '1' }], { lines });
    await expectRefused(() => place.market.acceptOffers(carol.account, other), 'bad-terms');
  });
});

describe('E602 an offer for any avatar is refused', () => {
  test('with words for criteria', async () => {
    const terms = alice.anyAvatarFor('alpha', ETHER);
    for (const criteria of [{}, { slot: 'headwear' }] as const)
      await expectRefused(() => alice.post({ ...terms, criteria }), 'bad-criteria');
  });

  test('of a contract that isn’t a collection’s avatars, on another chain, or without its fees', async () => {
    const terms = alice.anyAvatarFor('alpha', ETHER);
    const { token } = alice.anyFor('alpha', {}, ETHER).asset;
    const ofTraits = { ...terms, asset: { ...terms.asset, token } };
    await expectRefused(() => alice.post(ofTraits), 'unknown-collection');
    await expectRefused(() => alice.post({ ...terms, chainId: 137 }), 'wrong-chain');
    await expectRefused(() => alice.post({ ...terms, fees: [] }), 'bad-fee');
  });
});

test('T204 an offer for any avatar promises nothing, so an owner may take off what it wears first', async () => {
  const terms = alice.anyAvatarFor('alpha', ETHER);
  const { commitments } = alice.bidFor('alpha/1', ETHER, true);
  await expectRefused(() => alice.post({ ...terms, commitments }), 'bad-commitment');
  const offer = await alice.post(terms);
  place.giveAvatar(bob.account, '1', 'alpha', {});
  await bob.fulfil(offer, give('1'));
  expect(ownerOf('alpha/1')).toBe(alice.account);
});

test('E603 the other orders for a given avatar become inactive', async () => {
  const listing = await bob.post(bob.avatarListingOf('alpha/2', 3n * ETHER, []));
  const offer = await alice.post(alice.anyAvatarFor('alpha', ETHER));
  await bob.fulfil(offer, give('2'));
  expect(await refusalOf(carol.fulfil(listing))).toBe('maker-not-the-holder');
  const row = place.market.context.tables.orders.find(orderHash(listing.components));
  expect(row?.dormantSince).not.toBeNull();
});

test('T205 an altered request can’t move another avatar of the owner than the signed one', async () => {
  const offer = await alice.post(alice.anyAvatarFor('alpha', ETHER, 2n));
  const signed = await bob.signFulfilment(offer, give('2'));
  const changed = { ...signed, message: { ...signed.message, identifier: '1' } };
  const hash = orderHash(offer.components);
  await expectRefused(() => place.market.fulfil(bob.account, hash, changed), 'bad-signature');
  await place.market.fulfil(bob.account, hash, signed);
  expect([ownerOf('alpha/1'), ownerOf('alpha/2')]).toEqual([bob.account, alice.account]);
});
