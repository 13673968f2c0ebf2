import { CHAINS } from '@trait-market/contract/economy/shared';
import { COMMITMENT_ZONE, SEAPORT } from '@trait-market/contract/economy/typed-data';
import { zeroAddress } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';

import { accountOf, type Account } from '../../kernel/account';
import { actingFor } from '../../testing/acting';
import { giftActionsFor } from '../../testing/gift-actions';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { signerOf } from '../../testing/signer';
import { newWallet } from '../../testing/wallet';
import { noticesOf } from '../notices/inbox';
import { POOL_ACCOUNT } from '../reroll/pool';
import { stateOfTables } from '../tables/tables';

const HAT = 'alpha-hat';

let place: TestMarket;
let alice: ReturnType<typeof collector>;
let bob: ReturnType<typeof collector>;

const collector = () => {
  const wallet = newWallet();
  return {
    ...actingFor(wallet, place.market),
    ...giftActionsFor(
      signerOf(wallet, () => place.clock.now),
      place.market,
    ),
  };
};

beforeEach(async () => {
  place = openTestMarket();
  [alice, bob] = [collector(), collector()];
  await place.giveTrait(alice.account, HAT, 3);
});

const give = async (recipient: Account, quantity = 1) =>
  place.market.gift(alice.account, await alice.signGift(HAT, recipient, quantity));
const looseOf = ({ account }: { account: Account }) =>
  place.market.context.settlement.looseOf(account, HAT);
const everything = () => JSON.stringify(stateOfTables(0, place.market.context.tables));

test('E230 a gift moves editions to another wallet, and the activity and the recipient’s notices say so', async () => {
  await give(bob.account, 2);
  expect([looseOf(alice), looseOf(bob)]).toEqual([1, 2]);
  const moved = { goods: [{ kind: 'trait', traitId: HAT, quantity: 2 }] };
  expect(place.market.context.tables.log.all().at(0)).toMatchObject({
    ...moved,
    type: 'transfer',
    from: alice.account,
    to: bob.account,
    inReturn: [],
    price: null,
  });
  const noticesFor = (account: Account) =>
    noticesOf(place.market.context, account).rows.map((row) => row.content);
  expect(noticesFor(bob.account)).toEqual([{ ...moved, kind: 'gift-received', by: alice.account }]);
  expect(noticesFor(alice.account)).toEqual([]);
});

test('E230 a gift of listed editions makes the listing inactive, and the recipient’s listing active', async () => {
  await place.giveTrait(bob.account, HAT);
  const own = await alice.post(alice.listingOf(HAT, ETHER, 3n));
  const theirs = await bob.post(bob.listingOf(HAT, ETHER));
  await place.market.move([
    { kind: 'trait', traitId: HAT, from: bob.account, to: alice.account, quantity: 1 },
  ]);
  const buyer = collector();
  place.giveCoin(buyer.account, 10n * ETHER);
  await give(bob.account, 4);
  expect(await refusalOf(buyer.fulfil(own))).toBe('maker-not-the-holder');
  await buyer.fulfil(theirs);
  expect(looseOf(buyer)).toBe(1);
});

describe('E244 an avatar', () => {
  const AVATAR = 'alpha/1';
  const sendAvatar = async (from = alice, to = bob.account, change = {}) =>
    place.market.gift(from.account, await from.signAvatarGift(AVATAR, to, change));

  beforeEach(() => {
    place.giveAvatar(alice.account, '1', 'alpha', { headwear: HAT });
    place.market.context.tables.supply.put(HAT, 4);
  });

  test('goes to another wallet with all that it wears, with an activity and a notice', async () => {
    await sendAvatar();
    const { tables, settlement } = place.market.context;
    expect(tables.avatars.find(AVATAR)).toMatchObject({
      owner: bob.account,
      worn: { headwear: HAT },
    });
    expect(settlement.looseOf(bob.account, HAT)).toBe(0);
    const goods = [{ kind: 'avatar', avatar: AVATAR }];
    expect(tables.log.all().at(0)).toMatchObject({ type: 'transfer', goods, to: bob.account });
    expect(
      noticesOf(place.market.context, bob.account).rows.map(({ content }) => content),
    ).toContainEqual({ kind: 'gift-received', by: alice.account, goods });
  });

  test('that is sent makes its listing inactive, and active again when it returns', async () => {
    const listing = await alice.post(alice.avatarListingOf(AVATAR, ETHER, [HAT]));
    const buyer = collector();
    place.giveCoin(buyer.account, 10n * ETHER);
    await sendAvatar();
    expect(await refusalOf(buyer.fulfil(listing))).toBe('maker-not-the-holder');
    await sendAvatar(bob, alice.account);
    expect(await refusalOf(buyer.fulfil(listing))).toBeUndefined();
    expect(place.market.context.settlement.ownerOf(AVATAR)).toBe(buyer.account);
  });

  test('is refused to anyone but its owner, twice, unknown, more than once, or to a contract', async () => {
    const { contracts } = place.market.context.catalogue.collections.get('alpha') ?? {};
    if (contracts === undefined) throw new Error('There is a collection');
    const before = everything();
    const refused = async (act: Promise<unknown>) => {
      const code = await refusalOf(act);
      expect(everything()).toBe(before);
      return code;
    };
    expect(await refused(sendAvatar(bob, alice.account))).toBe('not-the-holder');
    expect(await refused(sendAvatar(alice, bob.account, { tokenId: '999' }))).toBe(
      'unknown-avatar',
    );
    expect(await refused(sendAvatar(alice, bob.account, { quantity: '2' }))).toBe('bad-terms');
    expect(await refused(sendAvatar(alice, accountOf(contracts.traits)))).toBe('bad-recipient');
    const request = await alice.signAvatarGift(AVATAR, bob.account);
    await place.market.gift(alice.account, request);
    expect(await refusalOf(place.market.gift(alice.account, request))).toBe('already-executed');
  });
});

describe('E668 several traits and avatars', () => {
  const EYES = 'alpha-eyes';
  const AVATAR = 'alpha/1';
  const goods = { traits: { [HAT]: 2, [EYES]: 1 }, avatars: [AVATAR] };

  beforeEach(async () => {
    await place.giveTrait(alice.account, EYES);
    place.giveAvatar(alice.account, '1', 'alpha');
  });

  test('go to another wallet by one signature, once, as several transfers would', async () => {
    const request = await alice.signGiftBatch(bob.account, goods);
    await place.market.giftSeveral(alice.account, request);
    const { tables, settlement } = place.market.context;
    expect([looseOf(alice), looseOf(bob)]).toEqual([1, 2]);
    expect(settlement.looseOf(bob.account, EYES)).toBe(1);
    expect(settlement.ownerOf(AVATAR)).toBe(bob.account);
    const sent = [
      { kind: 'avatar', avatar: AVATAR },
      { kind: 'trait', traitId: EYES, quantity: 1 },
      { kind: 'trait', traitId: HAT, quantity: 2 },
    ];
    const transfers = tables.log.all().filter(({ type }) => type === 'transfer');
    expect(transfers.map((row) => row.goods)).toEqual(sent.map((good) => [good]));
    expect(new Set(transfers.map(({ transaction }) => transaction)).size).toBe(1);
    for (const one of transfers)
      expect(one).toMatchObject({ from: alice.account, to: bob.account, price: null });
    const received = noticesOf(place.market.context, bob.account).rows.map((row) => row.content);
    expect(received).toHaveLength(3);
    expect(received).toContainEqual({
      kind: 'gift-received',
      by: alice.account,
      goods: [sent[2]],
    });
    expect(await refusalOf(place.market.giftSeveral(alice.account, request))).toBe(
      'already-executed',
    );
  });

  test.each([
    ['one isn’t held', { ...goods, traits: { [HAT]: 4, [EYES]: 1 } }, {}, 'not-the-holder'],
    ['an avatar isn’t owned', { ...goods, avatars: ['alpha/99'] }, {}, 'unknown-avatar'],
    ['an item is there twice', { avatars: [AVATAR, AVATAR] }, {}, 'bad-terms'],
    ['no one has the address', goods, { recipient: zeroAddress }, 'bad-recipient'],
  ] as const)('all stay if %s', async (_why, named, change, code) => {
    const request = await alice.signGiftBatch(bob.account, named, change);
    const before = everything();
    expect(await refusalOf(place.market.giftSeveral(alice.account, request))).toBe(code);
    expect(everything()).toBe(before);
  });
});

describe('E230 a gift is refused, and nothing changes,', () => {
  const expectRefused = async (act: () => Promise<unknown>, code: string) => {
    const before = everything();
    expect(await refusalOf(act())).toBe(code);
    expect(everything()).toBe(before);
  };

  test('T102 to the zero address, to the pool and to oneself', async () => {
    await expectRefused(() => give(accountOf(`0x${'0'.repeat(40)}`)), 'bad-recipient');
    await expectRefused(() => give(POOL_ACCOUNT), 'bad-recipient');
    await expectRefused(() => give(alice.account), 'bad-recipient');
  });

  test('T102 to a contract of the market, which could never send it on', async () => {
    const [collection] = place.market.context.catalogue.collections.values();
    if (collection === undefined) throw new Error('There is no collection.');
    const { avatars, traits } = collection.contracts;
    for (const contract of [avatars, traits, CHAINS[1].wrapped, SEAPORT, COMMITMENT_ZONE]) {
      await expectRefused(() => give(accountOf(contract)), 'bad-recipient');
    }
  });

  test('of more editions than are loose', async () => {
    await expectRefused(() => give(bob.account, 4), 'not-the-holder');
  });

  test('of an unknown trait, or one of another network', async () => {
    const signed = (change: object) => alice.signGift(HAT, bob.account, 1, change);
    const unknown = await signed({ tokenId: '999' });
    await expectRefused(() => place.market.gift(alice.account, unknown), 'unknown-trait');
  });

  test('T102 with another recipient than the one that was signed', async () => {
    const request = await alice.signGift(HAT, bob.account, 1);
    const message = { ...request.message, recipient: collector().account };
    await expectRefused(
      () => place.market.gift(alice.account, { ...request, message }),
      'bad-signature',
    );
  });

  test('T102 when it is sent again', async () => {
    const request = await alice.signGift(HAT, bob.account, 1);
    await place.market.gift(alice.account, request);
    await expectRefused(() => place.market.gift(alice.account, request), 'already-executed');
  });
});
