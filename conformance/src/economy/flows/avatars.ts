import { dressBatchAction, giftAction } from '@trait-market/contract/economy/actions';
import { ActivitySchema } from '@trait-market/contract/economy/activity';
import {
  type Avatar,
  type AvatarDetail,
  AvatarDetailSchema,
  AvatarHistorySchema,
  AvatarOrderPageSchema,
  AvatarPageSchema,
} from '@trait-market/contract/economy/avatars';
import {
  CREDITS_PER_BATCH,
  DressBatchPlanSchema,
  DressedSchema,
} from '@trait-market/contract/economy/benches';
import { CreditLedgerSchema } from '@trait-market/contract/economy/credits';
import { feeOn } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import type { Check } from '../../check';
import { json } from '../../contract/call';
import { expectBody, expectSuccess, expectThat } from '../../expectations';
import { Skipped } from '../../probe/outcome';
import type { Newcomer } from '../../session/session';
import { CHAIN, once, PRICE, type Market } from '../market';
import { expectCode, expectEqual } from '../market-expectations';
import { expectState, gained } from './books';
import { marketFlow } from './market-flow';

type Place = Pick<Avatar, 'collection' | 'tokenId'>;

const readAvatar = (market: Market, { collection, tokenId }: Place) =>
  market.read('economy.avatars.detail', AvatarDetailSchema, { params: { collection, tokenId } });

const wornBy = ({ worn }: Pick<Avatar, 'worn'>): string[] => worn.map(({ id }) => id).toSorted();

/** The avatars that checks of a run use, by the control of its target. */
const usedIn = new WeakMap<Market['capabilities'], Set<string>>();

/**
 * Returns avatars of one collection that no other check of the run uses. They are the last, because
 * checks that only read use the first.
 */
export const someAvatars = async (market: Market, count: number): Promise<AvatarDetail[]> => {
  const query = { chainId: String(CHAIN), limit: '60' };
  const { items } = await market.read('economy.avatars.browse', AvatarPageSchema, { query });
  const used = usedIn.get(market.capabilities) ?? new Set();
  usedIn.set(market.capabilities, used);
  const keyOf = ({ collection, tokenId }: Place) => `${collection}/${tokenId}`;
  const last = items
    .filter((one) => one.collection !== items[0]?.collection && !used.has(keyOf(one)))
    .toReversed();
  for (const { collection } of last) {
    const found = last.filter((one) => one.collection === collection).slice(0, count);
    if (found.length < count) continue;
    for (const one of found) used.add(keyOf(one));
    return Promise.all(found.map((one) => readAvatar(market, one)));
  }
  throw new Skipped(`the market has no ${count} avatars of one collection to spare`);
};

const ordersOf = async (market: Market, { collection, tokenId }: Place) => {
  const { items, response } = await market.read('economy.avatars.orders', AvatarOrderPageSchema, {
    params: { collection, tokenId },
    query: { limit: '60' },
  });
  return { items, response };
};

const OWNED = ['mint', 'sale', 'swap', 'transfer'];

/** Expects that the latest change of owners is a purchase for the usual price. */
const expectOwner = async (
  market: Market,
  { collection, tokenId }: Place,
  buyer: Newcomer,
): Promise<void> => {
  const { items, response } = await market.read('economy.avatars.history', AvatarHistorySchema, {
    params: { collection, tokenId },
    query: { type: OWNED, limit: '60' },
  });
  const [latest] = items;
  expectEqual(
    'the latest owner',
    [latest?.type, latest?.to?.address.toLowerCase(), latest?.price?.amount],
    ['sale', buyer.walletAddress.toLowerCase(), String(PRICE)],
    response,
  );
  const others = items.map(({ type }) => type).filter((type) => !OWNED.includes(type));
  expectEqual('events of other types', others, [], response);
};

const sent = marketFlow('wallets.gift', 'an avatar is sent with what it wears', {
  rule: 'Its owner sends an avatar to another wallet by a signature, once and for nothing in return. It keeps its look, and its listing becomes inactive.',
  run: async (market) => {
    const [avatar] = await someAvatars(market, 1);
    if (avatar === undefined) throw new Error('unreachable');
    const { collection, tokenId, token } = avatar;
    const [owner, recipient] = [await market.collector(), await market.collector()];
    await market.giveGoods(owner, { avatars: [{ collection, tokenId }] });
    const before = await readAvatar(market, avatar);
    const commitments = before.worn.map(({ slot, tokenId: traitId }) => ({
      token,
      avatarId: tokenId,
      slot,
      traitId,
    }));
    const asset = { kind: 'avatar', token, tokenId } as const;
    const { fees } = before;
    const order = await market.post(owner, { kind: 'listing', asset, fees, commitments });
    const sign = (by: Newcomer, change: object = {}) =>
      market.signAction(by, giftAction, {
        owner: by.walletAddress,
        token,
        tokenId,
        recipient: recipient.walletAddress,
        quantity: '1',
        ...once(),
        ...change,
      });
    const send = (body: ReturnType<typeof json>, by = owner) =>
      market.request('economy.wallets.gift', by, { body });
    const thief = await market.newcomer();
    expectCode(await send(await sign(thief), thief), 'not-the-holder');
    expectCode(await send(await sign(owner, { quantity: '2' })), 'bad-terms');
    expectCode(await send(await sign(owner, { recipient: token })), 'bad-recipient');
    const body = await sign(owner);
    const response = await send(body);
    expectSuccess(response);
    const { type, items } = expectBody(response, ActivitySchema);
    const kinds = items.map(({ kind }) => kind);
    expectEqual('the activity', { type, kinds }, { type: 'transfer', kinds: ['avatar'] }, response);
    const after = await readAvatar(market, avatar);
    const isTheirs = isSameAddress(after.owner.address, recipient.walletAddress);
    expectEqual('whether the recipient owns it', isTheirs, true, after.response);
    expectEqual('worn', wornBy(after), wornBy(before), after.response);
    await expectState(market, owner, order.hash, 'dormant');
    expectCode(await send(body), 'already-executed', 'replayed');
  },
});

const sold = marketFlow('orders.fulfil', 'an avatar is bought as it is dressed', {
  rule: 'An avatar is listed with a promise of all that it wears; it changes hands dressed, at its price, and once. Its history by type then shows the buyer (E294).',
  run: async (market) => {
    const [avatar] = await someAvatars(market, 1);
    if (avatar === undefined) throw new Error('unreachable');
    const { collection, tokenId, token } = avatar;
    const [seller, buyer] = [await market.collector(), await market.collector()];
    await market.giveGoods(seller, { avatars: [{ collection, tokenId }] });
    const { fees } = await readAvatar(market, avatar);
    const commitments = avatar.worn.map(({ slot, tokenId: traitId }) => ({
      token,
      avatarId: tokenId,
      slot,
      traitId,
    }));
    const terms = { kind: 'listing', asset: { kind: 'avatar', token, tokenId }, fees } as const;
    const bare = await market.sign(seller, terms);
    expectCode(await market.send(seller, bare), 'look-not-promised', 'bad-commitment');
    const order = await market.post(seller, { ...terms, commitments });
    const listed = await readAvatar(market, avatar);
    expectEqual('price', listed.price?.amount, String(PRICE), listed.response);
    const { items, response } = await ordersOf(market, avatar);
    const shown = items.find(({ hash }) => hash === order.hash);
    expectEqual(
      'committedTo',
      shown?.committedTo.map(({ id }) => id).toSorted(),
      wornBy(avatar),
      response,
    );
    const before = [await market.purse(seller), await market.purse(buyer)];
    const receipt = await market.fulfil(buyer, order.hash);
    const now = await readAvatar(market, avatar);
    expectEqual(
      'owner',
      now.owner.address.toLowerCase(),
      buyer.walletAddress.toLowerCase(),
      now.response,
    );
    expectEqual('its worn traits', wornBy(now), wornBy(avatar), now.response);
    expectEqual('price after the sale', now.price, null, now.response);
    expectEqual('lastSale', now.lastSale?.price.amount, String(PRICE), now.response);
    const cut = fees.reduce((sum, fee) => sum + feeOn(PRICE, fee), 0n);
    const earned = gained(before[0], await market.purse(seller));
    expectEqual(
      'the seller is paid',
      earned,
      { native: PRICE - cut, wrapped: 0n },
      receipt.response,
    );
    const paid = gained(before[1], await market.purse(buyer));
    expectEqual('the buyer pays', paid, { native: -PRICE, wrapped: 0n }, receipt.response);
    await expectState(market, seller, order.hash, 'filled');
    await expectOwner(market, avatar, buyer);
    const after = await ordersOf(market, avatar);
    expectThat(
      after.items.every(({ hash }) => hash !== order.hash),
      'nothing of the order on the page of the avatar',
      'it is there',
      after.response,
    );
  },
});

const creditsOf = async (market: Market, of: Newcomer): Promise<number> => {
  const { balance } = await market.read('economy.credits.ledger', CreditLedgerSchema, {}, of);
  return balance.subscription + balance.vanilla;
};

const CREDITS = 40;

const traitsFor = async (market: Market, avatars: readonly Avatar[]) => {
  const [{ collection } = { collection: '' }] = avatars;
  const { items } = await market.read('economy.traits.browse', TraitPageSchema, {
    query: { collection, limit: '60' },
  });
  const worn = new Set(avatars.flatMap(wornBy));
  const free = items.filter(
    ({ id, slot }) => !worn.has(id) && slot !== 'body' && slot !== 'background',
  );
  for (const { slot } of free) {
    const found = free.filter((one) => one.slot === slot);
    if (found.length > 1) return found;
  }
  throw new Skipped('the collection has no two traits of one slot to put on');
};

const batch = marketFlow('benches.dress', 'several avatars are dressed together', {
  rule: 'One signature dresses several avatars, all of them or none, for 15 credits.',
  needs: ['giveCredits'],
  run: async (market) => {
    const avatars = await someAvatars(market, 2);
    const traits = await traitsFor(market, avatars);
    const [first, second] = traits;
    const owner = await market.newcomer();
    await market.giveGoods(owner, {
      avatars: avatars.map(({ collection, tokenId }) => ({ collection, tokenId })),
      traits: [{ id: first?.id ?? '', quantity: 1 }],
    });
    const credits = { subscription: 0, vanilla: CREDITS };
    await market.capabilities.giveCredits?.(owner.walletAddress, credits);
    const looks = avatars.map(({ tokenId, worn }, index) => ({
      tokenId,
      wear: [
        ...worn.filter(({ slot }) => slot !== first?.slot).map(({ id }) => id),
        ...[index === 0 ? first?.id : second?.id].filter((id) => id !== undefined),
      ],
    }));
    const collection = avatars[0]?.collection;
    const sign = async (highestCredits = String(CREDITS)) => {
      const body = json({ collection, looks });
      const planned = await market.request('economy.benches.planBatch', owner, { body });
      expectSuccess(planned);
      const plan = expectBody(planned, DressBatchPlanSchema);
      expectEqual('credits', plan.credits, CREDITS_PER_BATCH, planned);
      const message = {
        owner: owner.walletAddress,
        dressings: plan.dressings.map(({ avatar, token, wornBefore, wornAfter }) => ({
          token,
          avatarId: avatar.tokenId,
          wornBefore,
          wornAfter,
        })),
        highestCredits,
        ...once(),
      };
      const signature = await owner.wallet.signTypedData(
        dressBatchAction.typedData(market.place, message),
      );
      return json({ kind: 'batch', ...market.place, message, signature });
    };
    const send = (body: ReturnType<typeof json>) =>
      market.request('economy.benches.dress', owner, { body });
    const expectWorn = async (what: string, expected: readonly (readonly string[])[]) => {
      for (const [index, avatar] of avatars.entries()) {
        const now = await readAvatar(market, avatar);
        expectEqual(what, wornBy(now), [...(expected[index] ?? [])].toSorted(), now.response);
      }
    };
    // The trait for the second avatar is missing, so the whole batch must fail and leave the first
    // avatar unchanged too.
    expectCode(await send(await sign()), 'edition-not-there');
    await expectWorn('its worn traits after a refusal', avatars.map(wornBy));
    await market.giveGoods(owner, { traits: [{ id: second?.id ?? '', quantity: 1 }] });
    expectCode(await send(await sign('14')), 'price-moved', 'credits-short');
    await expectWorn('its worn traits after a refusal', avatars.map(wornBy));
    const body = await sign();
    const response = await send(body);
    expectSuccess(response);
    const { avatars: dressed } = expectBody(response, DressedSchema);
    expectEqual('how many were dressed', dressed.length, 2, response);
    expectCode(await send(body), 'already-executed', 'replayed');
    await expectWorn(
      'its worn traits',
      looks.map(({ wear }) => wear),
    );
    expectEqual('credits', await creditsOf(market, owner), CREDITS - CREDITS_PER_BATCH, response);
    const loose = await market.loose(owner);
    for (const trait of [first, second]) {
      expectEqual('loose editions of the trait put on', loose[trait?.id ?? ''] ?? 0, 0, response);
    }
  },
});

export const avatarFlows = (): Check[] => [sold, batch, sent];
