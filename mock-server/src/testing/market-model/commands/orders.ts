import type { PostOrder } from '@trait-market/contract/economy/orders';
import { ITEM, orderHash } from '@trait-market/contract/economy/typed-data';
import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import type { Account } from '../../../kernel/account';
import type { CheapActor } from '../../cheap-signatures';
import { tokenIdOf } from '../../market-catalogue';
import { refusalOf } from '../../refusal-of';
import {
  aChain,
  actorAt,
  aFew,
  anActor,
  anAvatar,
  aPrice,
  at,
  aTrait,
  attempt,
  command,
} from '../command';
import { type KnownOrder, type Model, type Place, snapshotOf, TRAITS } from '../place';
import { anyAvatarOf, avatarToGive } from './any-avatar';
import { lookAt, sendDress } from './dressings';

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

export const list = fc.tuple(anActor, aTrait, aPrice, aFew).map(([maker, traitId, price, units]) =>
  command(`list ${maker} ${traitId} ${price} × ${units}`, async (model, place) => {
    const actor = actorAt(place, maker);
    const order = actor.signOrder(actor.listingOf(traitId, price, units));
    await remember(model, place, maker, order, units);
  }),
);

export const offer = fc.tuple(anActor, aTrait, aPrice, aFew).map(([maker, traitId, price, units]) =>
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

export const wantAny = fc
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

/** Wants any avatars of a collection; an owner may dress one of them, and gives it. */
export const wantAnyAvatar = fc
  .tuple(anAvatar, anActor, aPrice, aFew, fc.option(fc.nat({ max: 4 })))
  .map(([avatar, buyer, price, units, look]) =>
    command(
      `want ${units} like ${avatar} ${price} by ${buyer}, given by its owner, look ${look}`,
      async (model, place) => {
        const ownerNow = place.market.context.settlement.ownerOf(avatar);
        const owner = place.actors.findIndex(({ account }) => account === ownerNow);
        const actor = actorAt(place, buyer);
        const terms = actor.anyAvatarFor(avatar.split('/')[0] ?? '', price, units);
        const before = model.orders.length;
        await remember(model, place, buyer, actor.signOrder(terms), units);
        const [made] = model.orders.slice(before);
        if (made === undefined) return;
        if (look !== null) {
          const request = await actorAt(place, owner).signDress(avatar, lookAt(avatar, look));
          await sendDress(model, place, owner, [avatar], request);
        }
        await fulfilKnown(model, place, actorAt(place, owner), made, 1n, TRAITS[0]);
      },
    ),
  );

export const bid = fc
  .tuple(anActor, anAvatar, aPrice, fc.boolean())
  .map(([maker, avatar, price, sure]) =>
    command(`bid ${maker} ${avatar} ${price} ${sure}`, async (model, place) => {
      const actor = actorAt(place, maker);
      const order = actor.signOrder(actor.bidFor(avatar, price, sure));
      await remember(model, place, maker, order, 1n);
    }),
  );

const wornIdsOf = ({ market }: Place, avatar: string): string[] =>
  Object.values(market.context.tables.avatars.find(avatar)?.worn ?? {});

export const listAvatar = fc
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

export const trade = fc.tuple(anActor, aTrait, aTrait).map(([maker, given, wanted]) =>
  command(`trade ${maker} ${given} for ${wanted}`, async (model, place) => {
    const actor = actorAt(place, maker);
    await remember(model, place, maker, actor.signOrder(actor.tradeOf(given, wanted)), 1n);
  }),
);

const aSide = fc.constantFrom('given', 'wanted');

/** Makes a trade with coin on one side and lets another account accept it. */
export const tradeForCoin = fc
  .tuple(anActor, aTrait, aTrait, aSide, aPrice, fc.integer({ min: 1, max: 3 }))
  .map(([maker, given, wanted, side, amount, step]) =>
    command(
      `trade ${maker} ${given} for ${wanted} with ${amount} ${side}, accepted by ${maker + step}`,
      async (model, place) => {
        const actor = actorAt(place, maker);
        const order = actor.signOrder(actor.tradeForCoin(given, wanted, side, amount));
        const before = model.orders.length;
        await remember(model, place, maker, order, 1n);
        const [known] = model.orders.slice(before);
        if (known === undefined) return;
        await fulfilKnown(model, place, actorAt(place, maker + step), known, 1n, TRAITS[0]);
      },
    ),
  );

const rememberFill = ({ fills }: Model, { maker, order }: KnownOrder): void => {
  // A trade requests items before any native currency.
  const isListing = order.components.consideration[0]?.itemType === ITEM.native;
  fills.push({ maker, isListing });
};

const soldAvatar = (
  place: Place,
  { order: { components } }: KnownOrder,
  given: string | undefined,
) => {
  const { catalogue, tables } = place.market.context;
  if (given !== undefined) {
    const row = tables.avatars.find(given);
    return row && { ...row, key: given };
  }
  const item = [...components.offer, ...components.consideration].find(
    ({ itemType }) => itemType === ITEM.erc721,
  );
  const slug = item && catalogue.collectionByToken('avatar', item.token)?.slug;
  const row = item && tables.avatars.find(`${slug}/${item.identifierOrCriteria}`);
  return row && { ...row, key: `${row.collection}/${row.tokenId}` };
};

/** The buyer must receive the avatar with all worn traits that the seller committed to. */
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
  const slug = anyAvatarOf(place, known);
  const avatar = slug === undefined ? undefined : avatarToGive(place, actor.account, slug);
  const asksForAny = known.order.criteria !== undefined;
  const identifier = avatar?.split('/')[1] ?? (asksForAny ? tokenIdOf(given) : undefined);
  const request = actor.signFulfilment(known.order, quantity, identifier);
  const act = () => place.market.fulfil(actor.account, orderHash(known.order.components), request);
  const maker = actorAt(place, known.maker).account;
  const had = place.market.context.settlement.looseOf(maker, given);
  const before = soldAvatar(place, known, avatar);
  if (!(await attempt(place, act))) return;
  if (avatar !== undefined) assert.equal(quantity, 1n, 'one avatar is given at a time');
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

export const fulfil = fc
  .tuple(anActor, anOrder, aFew, aTrait)
  .map(([actor, index, quantity, given]) =>
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

/** Lists an avatar or receives an offer, may dress it, and sells it, which is rare by chance. */
export const sellAvatar = fc
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

/** Two users concurrently try to fill everything that is left. At most one may succeed. */
export const race = fc.tuple(anOrder, aFew).map(([index]) =>
  command(`race for ${index}`, async (model, place) => {
    const known = at(model.orders, index);
    if (known === undefined) return;
    const left = BigInt(known.units - known.filled);
    const isForAny = known.order.criteria !== undefined || anyAvatarOf(place, known) !== undefined;
    if (left === 0n || isForAny) return;
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
    if (winners === 0) assert.deepEqual(snapshotOf(place), before);
    if (winners === 1) {
      assert.equal(known.over, false, 'what is over is never filled');
      known.filled = known.units;
      known.over = true;
      rememberFill(model, known);
    }
  }),
);

export const replay = fc.nat({ max: 10 }).map((index) =>
  command(`replay ${index}`, async (model, place) => {
    const act = at(model.spent, index);
    if (act === undefined) return;
    const before = snapshotOf(place);
    assert.equal(await refusalOf(act()), 'already-executed', 'a replay, however late');
    assert.deepEqual(snapshotOf(place), before);
  }),
);

export const cancel = fc.tuple(anActor, anOrder).map(([actor, index]) =>
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

const CLOSED = {
  cancelled: ({ over }: KnownOrder) => over,
  filled: ({ filled, units }: KnownOrder) => filled === units,
  expired: ({ order }: KnownOrder, now: number) => now >= Number(order.components.endTime) * 1000,
} as const;

/** Cancels orders of a chain with one signature, which may name those of another maker. */
export const cancelKnown = async (
  place: Place,
  actor: number,
  orders: readonly KnownOrder[],
): Promise<void> => {
  const [first, ...others] = orders;
  if (first === undefined) return;
  const { account, signCancel } = actorAt(place, actor);
  const request = signCancel(first.order, ...others.map(({ order }) => order));
  const act = async () => place.market.cancelSeveral(account, request);
  if (!(await attempt(place, act))) return;
  const named = new Map(orders.map((known) => [orderHash(known.order.components), known]));
  if (!place.hasInvariants) {
    for (const known of named.values()) known.over = true;
    return;
  }
  const before = snapshotOf(place);
  const again = await act();
  assert.deepEqual(snapshotOf(place), before, 'sending it again changes nothing');
  assert.deepEqual(
    again.orders.map(({ hash }) => hash),
    [...named.keys()],
    'each named order has a result',
  );
  for (const { hash, state } of again.orders) {
    const known = named.get(hash);
    assert.ok(known, 'only named orders have results');
    assert.equal(actorAt(place, known.maker).account, account);
    if (state === 'cancelled') known.over = true;
    assert.ok(CLOSED[state](known, place.clock.now), `the order is ${state}`);
  }
};

export const cancelSeveral = fc
  .tuple(fc.array(anOrder, { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([indexes, isOwn]) =>
    command(`cancel ${indexes} together${isOwn ? '' : ', of any maker'}`, async (model, place) => {
      const found = indexes.flatMap((index) => at(model.orders, index) ?? []);
      const [first] = found;
      if (first === undefined) return;
      const orders = found.filter(
        ({ maker, order }) =>
          order.domain.chainId === first.order.domain.chainId && (!isOwn || maker === first.maker),
      );
      await cancelKnown(place, first.maker, orders);
    }),
  );

export const cancelAll = fc.tuple(anActor, aChain).map(([index, chainId]) =>
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
