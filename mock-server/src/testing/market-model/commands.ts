import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/chains';
import type { CreditAmounts } from '@trait-market/contract/economy/credit-amounts';
import assert from 'node:assert/strict';

import {
  CREDITS_PER_BATCH,
  CREDITS_PER_SLOT,
  type DressRequest,
} from '@trait-market/contract/economy/dress';
import {
  REROLL_CREDITS,
  REROLL_LIMIT,
  UPGRADE_CREDITS,
} from '@trait-market/contract/economy/reroll';
import type { PostOrder } from '@trait-market/contract/economy/order-requests';
import { orderHash } from '@trait-market/contract/economy/typed-data/order-hash';
import { ITEM } from '@trait-market/contract/economy/typed-data/seaport';
import type { Price } from '@trait-market/contract/economy/price';
import { PlanNameSchema } from '@trait-market/contract/economy/typed-data/bench-acts-schema';
import * as fc from 'fast-check';

import type { CreditsSold } from '../../economy/acts/buy-credits';
import type { Dressed } from '../../economy/acts/dress';
import { UNDO_MS } from '../../economy/acts/undo-dress';
import { swapsBetween } from '../../economy/benches/look';
import { BUNDLES, PLAN_PRICES } from '../../economy/credits/plans';
import { contractsOfMarket } from '../../economy/contracts-of-order';
import { MARKET_FEE_ACCOUNT } from '../../economy/fees';
import { isPoolOpen, poolOf } from '../../economy/reroll/pool';
import { rerolledLately } from '../../economy/reroll/reroll-counts';
import type { DrawRow } from '../../economy/tables/drop-row';
import { accountOf, type Account } from '../../kernel/account';
import { PERIOD_MS, PLAN_CREDITS } from '../../world/plans';
import type { CheapActor } from '../cheap-signatures';
import { DAY_MS, ETHER, PINS, refusalOf, tokenIdOf } from '../market';
import { PACK_PRICE } from '../test-drop';
import { expectInvariants } from './invariants';
import {
  AVATARS,
  LOOKS,
  snapshotOf,
  TRAITS,
  type KnownOrder,
  type Model,
  type Place,
} from './place';

/** Runs an act; a refused one must have changed nothing. Whether it went through. */
const attempt = async (place: Place, act: () => Promise<unknown>): Promise<boolean> => {
  const before = snapshotOf(place);
  const code = await refusalOf(act());
  if (code !== undefined) assert.equal(snapshotOf(place), before, `refused: ${code}`);
  return code === undefined;
};

export type Command = fc.AsyncCommand<Model, Place>;

export const command = (
  name: string,
  run: (model: Model, place: Place) => Promise<void>,
): Command => ({
  check: () => true,
  run: async (model, place) => {
    await run(model, place);
    if (place.hasInvariants) expectInvariants(place, model);
  },
  toString: () => name,
});

export const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)];

export const actorAt = ({ actors }: Place, index: number): CheapActor => {
  const found = at(actors, index);
  if (found === undefined) throw new Error('There are actors');
  return found;
};

const anActor = fc.nat({ max: 3 });
const aTrait = fc.constantFrom(...TRAITS);
const anAvatar = fc.constantFrom(...AVATARS);
const aChain = fc.constantFrom(...CHAIN_IDS);
const aPrice = fc.bigInt({ min: 1n, max: 6n * ETHER });
/** Up to all the wrapped coin that anyone begins with. */
const anyAmount = fc.bigInt({ min: 7n * ETHER, max: 10n * ETHER });
const aFew = fc.bigInt({ min: 1n, max: 3n });
const anOrder = fc.nat({ max: 30 });

export const remember = async (
  model: Model,
  place: Place,
  maker: number,
  order: PostOrder,
  units: bigint,
): Promise<void> => {
  const { account } = actorAt(place, maker);
  const act = () => place.market.post(account, order);
  if (await attempt(place, act)) {
    model.spent.push(act);
    model.orders.push({ order, maker, units: Number(units), filled: 0, over: false });
  }
};

const list = fc.tuple(anActor, aTrait, aPrice, aFew).map(([maker, traitId, price, units]) =>
  command(`list ${maker} ${traitId} ${price} × ${units}`, async (model, place) => {
    const actor = actorAt(place, maker);
    const order = actor.signOrder(actor.listingOf(traitId, price, units));
    await remember(model, place, maker, order, units);
  }),
);

const offer = fc.tuple(anActor, aTrait, aPrice, aFew).map(([maker, traitId, price, units]) =>
  command(`offer ${maker} ${traitId} ${price} × ${units}`, async (model, place) => {
    const actor = actorAt(place, maker);
    const order = actor.signOrder(actor.offerFor(traitId, price, units));
    await remember(model, place, maker, order, units);
  }),
);

const KINDS = [
  ['alpha', {}],
  ['alpha', { slot: 'headwear' }],
  ['alpha', { slot: 'eyes' }],
  ['omega', { slot: 'headwear' }],
] as const;

/** Any trait of a collection, or of a slot of it. */
const wantAny = fc
  .tuple(anActor, fc.constantFrom(...KINDS), aPrice, aFew)
  .map(([maker, [slug, words], price, units]) =>
    command(
      `want any ${slug} ${JSON.stringify(words)} ${price} × ${units} by ${maker}`,
      async (model, place) => {
        const actor = actorAt(place, maker);
        const order = actor.signOrder(actor.anyFor(slug, words, price, units));
        await remember(model, place, maker, order, units);
      },
    ),
  );

const bid = fc.tuple(anActor, anAvatar, aPrice, fc.boolean()).map(([maker, avatar, price, sure]) =>
  command(`bid ${maker} ${avatar} ${price} ${sure}`, async (model, place) => {
    const actor = actorAt(place, maker);
    const order = actor.signOrder(actor.bidFor(avatar, price, sure));
    await remember(model, place, maker, order, 1n);
  }),
);

const wornIdsOf = ({ market }: Place, avatar: string): string[] =>
  Object.values(market.context.tables.avatars.find(avatar)?.worn ?? {});

/** An avatar with the promise of all that it wears; without care, of nothing. */
const listAvatar = fc
  .tuple(anActor, anAvatar, aPrice, fc.integer({ min: 0, max: 3 }))
  .map(([maker, avatar, price, care]) =>
    command(`list avatar ${avatar} ${price} by ${maker}, ${care}`, async (model, place) => {
      const actor = actorAt(place, maker);
      const worn = care === 0 ? [] : wornIdsOf(place, avatar);
      const order = actor.signOrder(actor.avatarListingOf(avatar, price, worn));
      const isBare = wornIdsOf(place, avatar).length === 0;
      const before = model.orders.length;
      await remember(model, place, maker, order, 1n);
      if (care === 0 && !isBare)
        assert.equal(model.orders.length, before, 'a listed avatar promises what it wears');
    }),
  );

const trade = fc.tuple(anActor, aTrait, aTrait).map(([maker, given, wanted]) =>
  command(`trade ${maker} ${given} for ${wanted}`, async (model, place) => {
    const actor = actorAt(place, maker);
    await remember(model, place, maker, actor.signOrder(actor.tradeOf(given, wanted)), 1n);
  }),
);

const rememberFill = ({ fills }: Model, { maker, order }: KnownOrder): void => {
  // Only a listing asks for native coin.
  const isListing = order.components.consideration.some(({ itemType }) => itemType === 0);
  fills.push({ maker, isListing });
};

/** The avatar that a listing or an offer is about, and what it wears: of other orders none. */
const soldAvatar = (place: Place, { order: { components } }: KnownOrder) => {
  const { catalogue, tables } = place.market.context;
  const item = [...components.offer, ...components.consideration].find(
    ({ itemType }) => itemType === ITEM.erc721,
  );
  const slug = item && catalogue.collectionByToken('avatar', item.token)?.slug;
  const row = item && tables.avatars.find(`${slug}/${item.identifierOrCriteria}`);
  return row && { ...row, key: `${row.collection}/${row.tokenId}` };
};

/** Who buys an avatar gets it with all that it wore, and with all that was promised of it. */
const expectSoldDressed = (
  place: Place,
  known: KnownOrder,
  before: ReturnType<typeof soldAvatar>,
  by: Account,
): void => {
  if (before === undefined) return;
  const { tables, catalogue } = place.market.context;
  const after = tables.avatars.find(before.key);
  const maker = actorAt(place, known.maker).account;
  const isListing = known.order.components.offer.some(({ itemType }) => itemType === ITEM.erc721);
  assert.equal(after?.owner, isListing ? by : maker, 'the avatar is the buyer’s');
  assert.equal(before.owner, isListing ? maker : by, 'it was the seller’s');
  assert.deepEqual(after?.worn, before.worn, 'it comes with what it wore');
  for (const { slot, traitId } of known.order.commitments) {
    const promised: string | undefined = catalogue.traitByToken(before.collection, traitId)?.id;
    assert.equal(after?.worn[slot], promised, 'what was promised is worn');
  }
};

export const fulfilKnown = async (
  model: Model,
  place: Place,
  actor: CheapActor,
  known: KnownOrder,
  quantity: bigint,
  given: string,
): Promise<void> => {
  const asksForAny = known.order.criteria !== undefined;
  const identifier = asksForAny ? tokenIdOf(given) : undefined;
  const request = actor.signFulfilment(known.order, quantity, identifier);
  const act = () => place.market.fulfil(actor.account, orderHash(known.order.components), request);
  const maker = actorAt(place, known.maker).account;
  const had = place.market.context.settlement.looseOf(maker, given);
  const before = soldAvatar(place, known);
  if (!(await attempt(place, act))) return;
  expectSoldDressed(place, known, before, actor.account);
  if (asksForAny) {
    const trait = place.market.context.catalogue.traits.get(given);
    const { slot } = known.order.criteria ?? {};
    assert.ok(slot === undefined || trait?.slot === slot, 'only what fits is given');
    assert.equal(
      place.market.context.settlement.looseOf(maker, given),
      had + Number(quantity),
      'the maker gets what was named',
    );
  }
  assert.equal(known.over, false, 'what is over is never filled');
  known.filled += Number(quantity);
  rememberFill(model, known);
  assert.ok(known.filled <= known.units);
  known.over = known.filled === known.units;
  model.spent.push(act);
};

const fulfil = fc.tuple(anActor, anOrder, aFew, aTrait).map(([actor, index, quantity, given]) =>
  command(
    `fulfil ${index} × ${quantity} by ${actor}, of any with ${given}`,
    async (model, place) => {
      const known = at(model.orders, index);
      if (known === undefined) return;
      await fulfilKnown(model, place, actorAt(place, actor), known, quantity, given);
    },
  ),
);

const latestOf = (model: Model): KnownOrder | undefined => model.orders.at(-1);

/**
 * The owner of an avatar lists it, or another bids for it; it may be dressed in between; then the other side
 * accepts. Chance alone seldom comes to that.
 */
const sellAvatar = fc
  .tuple(anAvatar, anActor, aPrice, fc.boolean(), fc.option(fc.nat({ max: 4 })))
  .map(([avatar, buyer, price, isListing, look]) =>
    command(
      `sell ${avatar} to ${buyer} for ${price}, ${isListing ? 'listed' : 'offered for'}, look ${look}`,
      async (model, place) => {
        const ownerNow = place.market.context.settlement.ownerOf(avatar);
        const owner = place.actors.findIndex(({ account }) => account === ownerNow);
        const [maker, taker] = isListing ? [owner, buyer] : [buyer, owner];
        const { avatarListingOf, bidFor, signOrder } = actorAt(place, maker);
        const terms = isListing
          ? avatarListingOf(avatar, price, wornIdsOf(place, avatar))
          : bidFor(avatar, price, look === null);
        const before = model.orders.length;
        await remember(model, place, maker, signOrder(terms), 1n);
        const made = latestOf(model);
        if (made === undefined || model.orders.length === before) return;
        if (look !== null) {
          const request = await actorAt(place, owner).signDress(avatar, lookAt(avatar, look));
          await sendDress(model, place, owner, [avatar], request);
        }
        await fulfilKnown(model, place, actorAt(place, taker), made, 1n, TRAITS[0]);
      },
    ),
  );

/** Two at once for all that is left of an order: exactly one of them, at most, may have it. */
const race = fc.tuple(anOrder, aFew).map(([index]) =>
  command(`race for ${index}`, async (model, place) => {
    const known = at(model.orders, index);
    if (known === undefined) return;
    const left = BigInt(known.units - known.filled);
    if (left === 0n || known.order.criteria !== undefined) return;
    const rivals = [1, 2].map((step) => actorAt(place, known.maker + step));
    const hash = orderHash(known.order.components);
    const before = snapshotOf(place);
    const codes = await Promise.all(
      rivals.map((rival) =>
        refusalOf(
          place.market.fulfil(rival.account, hash, rival.signFulfilment(known.order, left)),
        ),
      ),
    );
    const winners = codes.filter((code) => code === undefined).length;
    assert.ok(winners <= 1);
    if (winners === 0) assert.equal(snapshotOf(place), before);
    if (winners === 1) {
      assert.equal(known.over, false, 'what is over is never filled');
      known.filled = known.units;
      known.over = true;
      rememberFill(model, known);
    }
  }),
);

const replay = fc.nat({ max: 10 }).map((index) =>
  command(`replay ${index}`, async (model, place) => {
    const act = at(model.spent, index);
    if (act === undefined) return;
    const before = snapshotOf(place);
    assert.equal(await refusalOf(act()), 'already-executed', 'a replay, however late');
    assert.equal(snapshotOf(place), before);
  }),
);

const cancel = fc.tuple(anActor, anOrder).map(([actor, index]) =>
  command(`cancel ${index} by ${actor}`, async (model, place) => {
    const known = at(model.orders, index);
    if (known === undefined) return;
    const { account, signCancel } = actorAt(place, actor);
    const hash = orderHash(known.order.components);
    const request = signCancel(known.order);
    if (await attempt(place, () => place.market.cancel(account, hash, request))) {
      assert.equal(actorAt(place, known.maker).account, account);
      known.over = true;
    }
  }),
);

const cancelAll = fc.tuple(anActor, aChain).map(([index, chainId]) =>
  command(`cancel all of ${index} on ${chainId}`, async (model, place) => {
    const actor = actorAt(place, index);
    const request = actor.signCancelAll(chainId);
    const act = () => place.market.cancelAll(actor.account, request);
    if (!(await attempt(place, act))) return;
    model.spent.push(act);
    for (const known of model.orders) {
      const isTheirs = actorAt(place, known.maker).account === actor.account;
      if (isTheirs && known.order.domain.chainId === chainId) known.over = true;
    }
  }),
);

const wrap = fc
  .tuple(anActor, fc.constantFrom('wrap', 'unwrap'), anyAmount, aChain)
  .map(([index, kind, amount, chainId]) =>
    command(`${kind} ${amount} by ${index} on ${chainId}`, async (model, place) => {
      const actor = actorAt(place, index);
      const request = actor.signWrap(kind, amount, chainId);
      const act = () => place.market.wrap(actor.account, kind, request);
      if (await attempt(place, act)) model.spent.push(act);
    }),
  );

const wornBy = ({ market }: Place, avatar: string): string =>
  JSON.stringify(market.context.tables.avatars.find(avatar)?.worn);

const lookAt = (avatar: string, index: number): readonly string[] =>
  at(LOOKS[avatar.split('/')[0] ?? ''] ?? [], index) ?? [];

const creditsOf = (place: Place, account: Account): CreditAmounts =>
  place.credits.of(account, place.clock.now);

const sumOf = ({ subscription, vanilla }: CreditAmounts): number => subscription + vanilla;

/** Sends a signed dressing, and remembers what it did. */
const sendDress = async (
  model: Model,
  place: Place,
  index: number,
  avatars: readonly string[],
  request: DressRequest,
): Promise<void> => {
  const { account } = actorAt(place, index);
  const before = avatars.map((avatar) => wornBy(place, avatar));
  const had = creditsOf(place, account);
  const act = () => place.market.dress(account, request);
  const sent: Dressed[] = [];
  if (!(await attempt(place, async () => void sent.push(await act())))) return;
  const [{ hash, rows } = { hash: undefined, rows: [] }] = sent;
  if (hash === undefined) throw new Error('It went through');
  const slots = rows.reduce(
    (sum, row) => sum + swapsBetween(row.before.worn, row.after.worn).length,
    0,
  );
  const cost = request.kind === 'batch' ? CREDITS_PER_BATCH : CREDITS_PER_SLOT * slots;
  // Credits of a plan go first.
  const ofPlan = Math.min(had.subscription, cost);
  const left = { subscription: had.subscription - ofPlan, vanilla: had.vanilla - (cost - ofPlan) };
  model.credits.set(account, left);
  model.spent.push(act);
  model.dressings.push({
    hash,
    actor: index,
    chainId: request.chainId === 137 ? 137 : 1,
    at: place.clock.now,
    cost,
    avatars: avatars.map((avatar, position) => ({
      avatar,
      before: before[position] ?? '',
      after: wornBy(place, avatar),
    })),
    undone: false,
  });
};

const dress = fc.tuple(anActor, anAvatar, fc.nat({ max: 4 })).map(([index, avatar, look]) =>
  command(
    `dress ${avatar} in ${lookAt(avatar, look).join(' + ')} by ${index}`,
    async (model, place) => {
      const request = await actorAt(place, index).signDress(avatar, lookAt(avatar, look));
      await sendDress(model, place, index, [avatar], request);
    },
  ),
);

/** All avatars of the first collection in one act, whoever owns them: all of them, or none. */
const dressMany = fc
  .tuple(anActor, fc.nat({ max: 4 }), fc.nat({ max: 4 }))
  .map(([index, one, other]) =>
    command(`dress both in ${one} and ${other} by ${index}`, async (model, place) => {
      const avatars = ['alpha/1', 'alpha/2'] as const;
      const request = await actorAt(place, index).signBatch([
        [avatars[0], lookAt('alpha/1', one)],
        [avatars[1], lookAt('alpha/2', other)],
      ]);
      await sendDress(model, place, index, avatars, request);
    }),
  );

const undo = fc.tuple(anActor, fc.nat({ max: 10 }), fc.boolean()).map(([index, which, isOwn]) =>
  command(`undo ${which} by ${isOwn ? 'who did it' : index}`, async (model, place) => {
    const known = at(model.dressings, which);
    if (known === undefined) return;
    const actor = actorAt(place, isOwn ? known.actor : index);
    const request = await actor.signUndo(known.hash, known.chainId);
    const isAsLeft = known.avatars.every(({ avatar, after }) => wornBy(place, avatar) === after);
    const had = creditsOf(place, actor.account);
    const act = () => place.market.undoDress(actor.account, known.hash, request);
    if (!(await attempt(place, act))) return;
    assert.equal(actor.account, actorAt(place, known.actor).account, 'only who did it undoes it');
    assert.equal(known.undone, false, 'a dressing is undone once');
    assert.ok(isAsLeft, 'only the latest look is undone');
    assert.ok(place.clock.now - known.at <= UNDO_MS, 'it is undone within a day');
    for (const { avatar, before } of known.avatars)
      assert.deepEqual(JSON.parse(wornBy(place, avatar)), JSON.parse(before));
    known.undone = true;
    const has = creditsOf(place, actor.account);
    assert.equal(sumOf(has), sumOf(had) + known.cost, 'all that it cost is given back');
    assert.ok(has.vanilla >= had.vanilla && has.subscription >= had.subscription);
    model.credits.set(actor.account, has);
    model.spent.push(act);
  }),
);

const marketTook = (place: Place, chainId: ChainId): bigint =>
  place.market.context.settlement.coinOf(accountOf(MARKET_FEE_ACCOUNT), chainId, 'native');

/** Something that the market sells: who buys it pays the market, to the last wei. */
const buy = async (
  model: Model,
  place: Place,
  { account }: CheapActor,
  price: Price,
  act: () => Promise<CreditsSold>,
): Promise<CreditsSold | undefined> => {
  const { chainId } = price;
  const purse = () => place.market.context.settlement.coinOf(account, chainId, 'native');
  const [had, took] = [purse(), marketTook(place, chainId)];
  const sold: CreditsSold[] = [];
  if (!(await attempt(place, async () => void sold.push(await act())))) return undefined;
  assert.equal(had - purse(), BigInt(price.amount), 'the buyer pays the price');
  assert.equal(marketTook(place, chainId) - took, BigInt(price.amount), 'the market is paid');
  model.spent.push(act);
  return sold[0];
};

const subscribe = fc
  .tuple(anActor, fc.constantFrom(...PlanNameSchema.options), aChain)
  .map(([index, plan, chainId]) =>
    command(`subscribe ${index} to ${plan} on ${chainId}`, async (model, place) => {
      const actor = actorAt(place, index);
      const request = await actor.signSubscribe(plan, {}, chainId);
      const had = creditsOf(place, actor.account);
      const act = () => place.market.subscribe(actor.account, request);
      const sold = await buy(model, place, actor, PLAN_PRICES[plan][chainId], act);
      if (sold === undefined) return;
      const has = creditsOf(place, actor.account);
      assert.equal(sold.credits, PLAN_CREDITS[plan]);
      assert.equal(has.vanilla, had.vanilla);
      assert.ok(has.subscription >= sold.credits, 'the new credits are there');
      assert.ok(has.subscription <= had.subscription + sold.credits, 'and no more than they');
      const inForce = place.credits.subscription(actor.account, place.clock.now);
      assert.deepEqual([inForce?.plan, inForce?.endsAt], [plan, place.clock.now + PERIOD_MS]);
      model.credits.set(actor.account, has);
    }),
  );

const buyCredits = fc
  .tuple(anActor, fc.constantFrom(...BUNDLES), aChain)
  .map(([index, { credits, prices }, chainId]) =>
    command(`${index} buys ${credits} credits on ${chainId}`, async (model, place) => {
      const actor = actorAt(place, index);
      const request = await actor.signBuyCredits(credits, {}, chainId);
      const had = creditsOf(place, actor.account);
      const act = () => place.market.buyCredits(actor.account, request);
      if ((await buy(model, place, actor, prices[chainId], act)) === undefined) return;
      model.credits.set(actor.account, { ...had, vanilla: had.vanilla + credits });
    }),
  );

/** Few buy packs, so that those who open some have them. */
const aBuyer = fc.nat({ max: 1 });

const packsOf = ({ packs }: Model, { account }: CheapActor): number => packs.get(account) ?? 0;

const buyPacks = fc.tuple(aBuyer, fc.integer({ min: 1, max: 5 })).map(([index, count]) =>
  command(`${index} buys ${count} packs`, async (model, place) => {
    const actor = actorAt(place, index);
    const request = await actor.signBuyPacks('tide', count);
    const act = () => place.market.buyPacks(actor.account, request);
    const took = marketTook(place, 1);
    if (!(await attempt(place, act))) return;
    assert.equal(marketTook(place, 1) - took, BigInt(count) * PACK_PRICE, 'the market is paid');
    model.packs.set(actor.account, packsOf(model, actor) + count);
    model.spent.push(act);
  }),
);

const openPacks = fc.tuple(aBuyer, fc.integer({ min: 1, max: 3 })).map(([index, count]) =>
  command(`${index} opens ${count} packs`, async (model, place) => {
    const actor = actorAt(place, index);
    const request = await actor.signOpenPacks('tide', count);
    const act = () => place.market.openPacks(actor.account, request);
    if (!(await attempt(place, act))) return;
    assert.ok(packsOf(model, actor) >= count, 'nobody opens what they have not bought');
    model.packs.set(actor.account, packsOf(model, actor) - count);
    model.spent.push(act);
  }),
);

/** Two at once out of what is left, by the same table: the second one's has moved. */
const raceToOpen = fc.tuple(aBuyer, aBuyer).map(([one, other]) =>
  command(`${one} and ${other} open at once`, async (model, place) => {
    const rivals = [actorAt(place, one), actorAt(place, other)];
    if (one === other || rivals.some((rival) => packsOf(model, rival) === 0)) return;
    const requests = await Promise.all(
      rivals.map(async (rival) => ({ rival, request: await rival.signOpenPacks('tide', 1) })),
    );
    const codes = await Promise.all(
      requests.map(({ rival, request }) =>
        refusalOf(place.market.openPacks(rival.account, request)),
      ),
    );
    assert.deepEqual(codes, [undefined, 'table-moved']);
    const [winner] = rivals;
    if (winner !== undefined) model.packs.set(winner.account, packsOf(model, winner) - 1);
  }),
);

/** An avatar changes hands without an order. */
const give = fc.tuple(anAvatar, anActor).map(([avatar, index]) =>
  command(`give ${avatar} to ${index}`, async (_, place) => {
    const from = place.market.context.settlement.ownerOf(avatar);
    const to = actorAt(place, index).account;
    if (from !== undefined) await place.tryMove([{ kind: 'avatar', avatar, from, to }]);
  }),
);

const makeOrBurn = fc.tuple(anActor, aTrait, fc.boolean()).map(([index, traitId, isMint]) =>
  command(`${isMint ? 'mint' : 'burn'} ${traitId} ${index}`, async (model, place) => {
    const { account } = actorAt(place, index);
    const movement = isMint
      ? ({ kind: 'mint', traitId, to: account, quantity: 2 } as const)
      : ({ kind: 'burn', traitId, from: account, quantity: 2 } as const);
    if (!(await place.tryMove([movement]))) return;
    model.editions.set(traitId, (model.editions.get(traitId) ?? 0) + (isMint ? 2 : -2));
  }),
);

const burn = fc
  .tuple(anActor, aTrait, fc.integer({ min: 1, max: 3 }))
  .map(([actor, traitId, quantity]) =>
    command(`${actor} burns ${quantity} × ${traitId}`, async (model, place) => {
      const { account, signBurn } = actorAt(place, actor);
      const request = await signBurn(traitId, quantity);
      const act = () => place.market.burn(account, request);
      const had = place.market.context.settlement.looseOf(account, traitId);
      const isDone = await attempt(place, act);
      assert.equal(isDone, had >= quantity, 'one burns what one has loose, and no more');
      if (!isDone) return;
      const row = place.market.context.tables.burns.findBy('account', account).at(-1);
      if (row === undefined) throw new Error('A burn that went through is known');
      model.spent.push(act);
      const { id: hash, chainId, until } = row;
      model.burns.push({ hash, actor, chainId, traitId, quantity, until, state: 'locked' });
    }),
  );

/** Of the latest burns one, by whoever burned it or by somebody. */
const withdrawBurn = fc
  .tuple(anActor, fc.nat({ max: 3 }), fc.boolean())
  .map(([index, which, isOwn]) =>
    command(
      `take the ${which}th latest burn back by ${isOwn ? 'who did it' : index}`,
      async (model, place) => {
        const known = at(model.burns.toReversed(), which);
        if (known === undefined) return;
        const actor = actorAt(place, isOwn ? known.actor : index);
        const request = await actor.signWithdrawBurn(known.hash, known.chainId);
        const act = () => place.market.withdrawBurn(actor.account, known.hash, request);
        const isAllowed =
          known.state === 'locked' && actor.account === actorAt(place, known.actor).account;
        assert.equal(
          await attempt(place, act),
          isAllowed,
          'its owner takes it back while it is locked',
        );
        if (!isAllowed) return;
        known.state = 'withdrawn';
        model.spent.push(act);
      },
    ),
  );

/** Of what everyone has some of. */
const aPin = fc.constantFrom(...PINS.slice(0, 3));

/** What a re-roll or an upgrade makes of what the model knows: credits are spent, and all but one edition burned. */
const rememberReroll = (
  model: Model,
  place: Place,
  account: Account,
  stake: readonly string[],
  cost: number,
): void => {
  const had = model.credits.get(account) ?? { subscription: 0, vanilla: 0 };
  const has = creditsOf(place, account);
  assert.equal(sumOf(had) - sumOf(has), cost, 'it costs what it says');
  model.credits.set(account, has);
  const [, ...burned] = stake;
  for (const id of burned) model.editions.set(id, (model.editions.get(id) ?? 0) - 1);
};

const drawFromPool = (stakeOf: (pin: string, other: string) => string[], cost: number) =>
  fc.tuple(anActor, aPin, aPin).map(([index, pin, other]) => {
    const stake = stakeOf(pin, other);
    return command(`${index} puts in ${stake.join(', ')}`, async (model, place) => {
      const actor = actorAt(place, index);
      const loose = () => looseOfPins(place, actor.account);
      const had = loose();
      const request = await actor.signReroll(stake);
      const act = () => place.market.reroll(actor.account, request);
      if (!(await attempt(place, act))) return;
      assert.equal(loose(), had - stake.length + 1, 'one comes out');
      rememberReroll(model, place, actor.account, stake, cost);
      model.spent.push(act);
    });
  });

const looseOfPins = ({ market }: Place, account: Account): number =>
  PINS.reduce((sum, id) => sum + market.context.settlement.looseOf(account, id), 0);

const reroll = drawFromPool((pin) => [pin], REROLL_CREDITS);
const upgrade = drawFromPool((pin, other) => [pin, pin, other], UPGRADE_CREDITS);

const giveToPool = fc
  .tuple(anActor, aPin, fc.integer({ min: 1, max: 2 }))
  .map(([index, pin, quantity]) =>
    command(`${index} gives ${quantity} × ${pin} to the pool`, async (model, place) => {
      const actor = actorAt(place, index);
      const request = await actor.signPoolGive(pin, quantity);
      const had = place.market.context.settlement.looseOf(actor.account, pin);
      const act = () => place.market.giveToPool(actor.account, request);
      const isDone = await attempt(place, act);
      assert.equal(isDone, had >= quantity, 'one gives what one has loose, and no more');
      if (!isDone) return;
      model.pooled += quantity;
      model.spent.push(act);
    }),
  );

const canReroll = ({ market: { context } }: Place, account: Account, pin: string): boolean =>
  context.settlement.looseOf(account, pin) > 0 &&
  sumOf(context.credits.of(account)) >= REROLL_CREDITS &&
  rerolledLately(context, account).length < REROLL_LIMIT &&
  isPoolOpen(poolOf(context, 'alpha', 'accessory'));

/** Two at once out of the same pool: the second one's has moved, unless the first one drew what they put in. */
const raceToReroll = fc.tuple(anActor, anActor, aPin).map(([one, other, pin]) =>
  command(`${one} and ${other} re-roll at once`, async (model, place) => {
    const rivals = [actorAt(place, one), actorAt(place, other)];
    if (one === other || !rivals.every(({ account }) => canReroll(place, account, pin))) return;
    const requests = await Promise.all(
      rivals.map(async (rival) => ({ rival, request: await rival.signReroll([pin]) })),
    );
    const drawn = await Promise.all(
      requests.map(async ({ rival: { account }, request }) => {
        const rows: DrawRow[] = [];
        const code = await refusalOf(
          place.market.reroll(account, request).then((row) => rows.push(row)),
        );
        if (code === undefined) rememberReroll(model, place, account, [pin], REROLL_CREDITS);
        return { code, came: rows[0]?.picks[0]?.tokenId };
      }),
    );
    const isAsItWas = drawn[0]?.came === place.market.context.catalogue.traits.get(pin)?.tokenId;
    assert.deepEqual(
      drawn.map(({ code }) => code),
      [undefined, isAsItWas ? undefined : 'pool-moved'],
    );
  }),
);

/** Time takes credits of plans and gives none; plans end by themselves and none begins. */
export const advance = async (model: Model, place: Place, ms: number): Promise<void> => {
  const before = place.actors.map(({ account }) => ({
    account,
    had: creditsOf(place, account),
    plan: place.credits.subscription(account, place.clock.now),
  }));
  place.clock.now += ms;
  for (const { account, had, plan } of before) {
    const has = creditsOf(place, account);
    assert.equal(has.vanilla, had.vanilla, 'vanilla credits never end');
    assert.ok(has.subscription <= had.subscription, 'nothing renews itself');
    const isOver = plan === undefined || plan.endsAt <= place.clock.now;
    const inForce = place.credits.subscription(account, place.clock.now);
    assert.deepEqual(inForce, isOver ? undefined : plan, 'a plan ends when it said');
    model.credits.set(account, has);
  }
  for (const known of model.orders) {
    if (Number(known.order.components.endTime) * 1000 <= place.clock.now) known.over = true;
  }
  for (const known of model.burns) {
    if (known.state !== 'locked' || known.until > place.clock.now) continue;
    known.state = 'gone';
    const { traitId, quantity } = known;
    model.editions.set(traitId, (model.editions.get(traitId) ?? 0) - quantity);
  }
  await place.market.settle();
};

const minutesPass = fc.integer({ min: 1, max: 20 }).map((minutes) =>
  command(`${minutes} minutes pass`, async (model, place) => {
    await advance(model, place, minutes * 60_000);
  }),
);

const pass = fc.integer({ min: 1, max: 20 }).map((days) =>
  command(`${days} days pass`, async (model, place) => {
    await advance(model, place, days * DAY_MS);
  }),
);

/** To the very end of a plan, one or two periods on, or to the moment before it. */
const periodsPass = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.boolean())
  .map(([count, isBefore]) =>
    command(`${count} periods pass${isBefore ? ', nearly' : ''}`, async (model, place) => {
      await advance(model, place, count * PERIOD_MS - (isBefore ? 1 : 0));
    }),
  );

/** Acts, the commoner ones more than once. */
/** Somebody lets Seaport move what they have under a contract, or takes that back. Sent again it does nothing. */
const approve = fc
  .tuple(anActor, fc.nat({ max: 5 }), fc.boolean(), fc.boolean())
  .map(([who, index, isGiven, isToo]) =>
    command(
      `${who} ${isGiven || isToo ? 'approves' : 'revokes'} contract ${index}`,
      async (model, place) => {
        const actor = actorAt(place, who);
        const contract = at(contractsOfMarket(place.market.context.catalogue), index);
        if (contract === undefined) return;
        const { chainId, token } = contract;
        const request = await actor.signApproval(chainId, token, isGiven || isToo);
        const act = () => place.market.approve(actor.account, request);
        if (!(await attempt(place, act))) return;
        model.spent.push(act);
        const { settlement } = place.market.context;
        if (place.hasInvariants)
          assert.equal(settlement.isApproved(actor.account, chainId, token), isGiven || isToo);
      },
    ),
  );

export const COMMANDS = [
  list,
  list,
  offer,
  offer,
  wantAny,
  wantAny,
  bid,
  listAvatar,
  sellAvatar,
  sellAvatar,
  trade,
  fulfil,
  fulfil,
  fulfil,
  race,
  replay,
  cancel,
  cancelAll,
  wrap,
  wrap,
  makeOrBurn,
  dress,
  dress,
  dress,
  dressMany,
  undo,
  undo,
  give,
  makeOrBurn,
  subscribe,
  subscribe,
  buyCredits,
  buyPacks,
  buyPacks,
  openPacks,
  openPacks,
  raceToOpen,
  burn,
  burn,
  withdrawBurn,
  withdrawBurn,
  reroll,
  reroll,
  upgrade,
  giveToPool,
  raceToReroll,
  approve,
  minutesPass,
  pass,
  periodsPass,
];
