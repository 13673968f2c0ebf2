import { CHAINS, ChainIdSchema } from '@trait-market/contract/economy/shared';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import * as fc from 'fast-check';

import { actorAt, anActor, anAvatar, aPrice, at, aTrait, command } from '../market-model/command';
import { COMMANDS } from '../market-model/commands';
import { makeTogether, someRows, textOf } from '../market-model/commands/bulk';
import {
  cancel,
  cancelKnown,
  fulfilKnown,
  list,
  offer,
  remember,
  wantAny,
  wantAnyAvatar,
} from '../market-model/commands/orders';
import { acceptOffers } from '../market-model/commands/acceptances';
import { buyCart } from '../market-model/commands/carts';
import { advance } from '../market-model/commands/time';
import { give, wrap } from '../market-model/commands/wallets';
import { contractsOfMarket } from '../../economy/orders/contracts-of-order';
import { TRAITS, type Model, type Place } from '../market-model/place';

const aStep = fc.integer({ min: 1, max: 3 });

const swapSeveral = fc
  .tuple(
    anActor,
    fc.shuffledSubarray(['alpha-eyes', 'alpha-hat', 'alpha-cap'], { minLength: 3 }),
    fc.boolean(),
  )
  .map(([maker, [one, two, three], isTwoForOne]) =>
    command(
      `swap of ${maker}: ${one}${isTwoForOne ? ` + ${two}` : ''} for the others`,
      async (model, place) => {
        const actor = actorAt(place, maker);
        const [first, second, third] = [one, two, three].map(
          (id = '') => actor.tradeOf(id, id).gives[0],
        );
        if (first === undefined || second === undefined || third === undefined) return;
        const sides = isTwoForOne
          ? { gives: [first, second], gets: [third] }
          : { gives: [first], gets: [second, third] };
        const order = actor.signOrder({ ...actor.tradeOf('alpha-eyes', 'alpha-hat'), ...sides });
        await remember(model, place, maker, order, 1n);
      },
    ),
  );

const openOrder = (model: Model, index: number) =>
  at(model.orders.filter(({ over }) => !over).toReversed(), index);

/** Fills one or all units of an order that is probably fillable, as it is another account's. */
const accept = fc
  .tuple(fc.nat({ max: 4 }), aStep, fc.boolean(), aTrait)
  .map(([index, step, isAll, given]) =>
    command(
      `accept the ${index}th of the open orders, ${isAll ? 'all of it' : 'one unit'}, with ${given}`,
      async (model, place) => {
        const known = openOrder(model, index);
        if (known === undefined) return;
        const quantity = isAll ? BigInt(known.units - known.filled) : 1n;
        const actor = actorAt(place, known.maker + step);
        await fulfilKnown(model, place, actor, known, quantity, given);
      },
    ),
  );

/** Advances to the end of an order, give or take a second, and tries to fill the order. */
const lastSecond = fc
  .tuple(fc.nat({ max: 4 }), aStep, fc.constantFrom(-999, 0, 1, 1_000), aTrait)
  .map(([index, step, early, given]) =>
    command(
      `accept the ${index}th of the open orders ${early} ms before its end`,
      async (model, place) => {
        const known = openOrder(model, index);
        if (known === undefined) return;
        const end = Number(known.order.components.endTime) * 1000 - early;
        if (end > place.clock.now) await advance(model, place, end - place.clock.now);
        const actor = actorAt(place, known.maker + step);
        await fulfilKnown(model, place, actor, known, 1n, given);
      },
    ),
  );

const afterCancel = fc
  .tuple(fc.nat({ max: 4 }), aStep, fc.constantFrom('one', 'several', 'all'), aTrait)
  .map(([index, step, kind, given]) =>
    command(
      `cancel the ${index}th of the open orders (${kind}) and accept it`,
      async (model, place) => {
        const known = openOrder(model, index);
        if (known === undefined) return;
        const maker = actorAt(place, known.maker);
        const hash = orderHash(known.order.components);
        const chainId = ChainIdSchema.parse(known.order.domain.chainId);
        if (kind === 'one') {
          await place.market.cancel(maker.account, hash, maker.signCancel(known.order));
          known.over = true;
        } else if (kind === 'several') {
          // Names closed orders too, which must not stop the cancellation of the open ones.
          const orders = model.orders.filter(
            ({ maker: who, order }) =>
              who === known.maker && order.domain.chainId === known.order.domain.chainId,
          );
          await cancelKnown(place, known.maker, orders);
        } else {
          await place.market.cancelAll(maker.account, maker.signCancelAll(chainId));
          for (const one of model.orders) {
            if (one.maker === known.maker && one.order.domain.chainId === chainId) one.over = true;
          }
        }
        const actor = actorAt(place, known.maker + step);
        await fulfilKnown(model, place, actor, known, 1n, given);
      },
    ),
  );

/** Revokes an approval that an order needs, tries to fill it, approves again, and retries. */
const afterRevoke = fc
  .tuple(fc.nat({ max: 4 }), aStep, fc.boolean(), fc.nat({ max: 5 }), aTrait)
  .map(([index, step, isMaker, which, given]) =>
    command(
      `accept the ${index}th of the open orders without ${isMaker ? 'its maker’s' : 'one’s own'} approval of contract ${which}, and with it`,
      async (model, place) => {
        const known = openOrder(model, index);
        const contract = at(contractsOfMarket(place.market.context.catalogue), which);
        if (known === undefined || contract === undefined) return;
        const actor = actorAt(place, known.maker + step);
        const who = isMaker ? actorAt(place, known.maker) : actor;
        const { chainId, token } = contract;
        for (const approved of [false, true]) {
          const request = await who.signApproval(chainId, token, approved);
          await place.market.approve(who.account, request);
          await fulfilKnown(model, place, actor, known, 1n, given);
        }
      },
    ),
  );

const makeAndAccept = fc.tuple(anActor, someRows, aStep, aTrait).map(([maker, rows, step, given]) =>
  command(
    `make ${textOf(rows)} by ${maker} with one signature and accept each`,
    async (model, place) => {
      const before = model.orders.length;
      await makeTogether(model, place, maker, rows);
      const actor = actorAt(place, maker + step);
      for (const known of model.orders.slice(before))
        await fulfilKnown(model, place, actor, known, 1n, given);
    },
  ),
);

/** Lists an avatar and revokes the approval of avatars, tries to fill it, and retries with it. */
const afterRevokeOfAvatars = fc.tuple(anAvatar, aStep, aPrice).map(([avatar, step, price]) =>
  command(
    `accept ${avatar} for ${price} without its owner’s approval of avatars, and with it`,
    async (model, place) => {
      const { catalogue, tables, settlement } = place.market.context;
      const holder = settlement.ownerOf(avatar);
      const owner = place.actors.findIndex(({ account }) => account === holder);
      const row = tables.avatars.find(avatar);
      const collection = catalogue.collections.get(row?.collection ?? '');
      if (row === undefined || collection === undefined) return;
      const maker = actorAt(place, owner);
      const terms = maker.avatarListingOf(avatar, price, Object.values(row.worn));
      const before = model.orders.length;
      await remember(model, place, owner, maker.signOrder(terms), 1n);
      const [known] = model.orders.slice(before);
      if (known === undefined) return;
      const { chainId, contracts } = collection;
      for (const approved of [false, true]) {
        const request = await maker.signApproval(chainId, contracts.avatars, approved);
        await place.market.approve(maker.account, request);
        const buyer = actorAt(place, owner + step);
        await fulfilKnown(model, place, buyer, known, 1n, TRAITS[0]);
      }
    },
  ),
);

/** Makes a trade with coin on one side, without one of the approvals at first, and accepts it. */
export const swapForCoin = fc
  .tuple(
    anActor,
    fc.shuffledSubarray(['alpha-eyes', 'alpha-hat', 'alpha-cap'], { minLength: 2 }),
    fc.constantFrom('given', 'wanted'),
    aPrice,
    aStep,
    fc.constantFrom('nobody', 'maker', 'fulfiller'),
  )
  .map(([maker, [given = '', wanted = ''], side, amount, step, who]) =>
    command(
      `swap of ${maker}: ${given} for ${wanted} with ${amount} ${side}, not approved by ${who}`,
      async (model, place) => {
        const actor = actorAt(place, maker);
        const fulfiller = actorAt(place, maker + step);
        const terms = actor.tradeForCoin(given, wanted, side, amount);
        const before = model.orders.length;
        await remember(model, place, maker, actor.signOrder(terms), 1n);
        const [known] = model.orders.slice(before);
        if (known === undefined) return;
        const revoking = { nobody: undefined, maker: actor, fulfiller }[who];
        const { wrapped } = CHAINS[terms.chainId];
        for (const approved of revoking === undefined ? [true] : [false, true]) {
          const request = await revoking?.signApproval(terms.chainId, wrapped, approved);
          if (revoking && request) await place.market.approve(revoking.account, request);
          await fulfilKnown(model, place, fulfiller, known, 1n, given);
        }
      },
    ),
  );

/** Reserves a listing for an account; another one tries to fill it first, then that account does. */
export const reserve = fc
  .tuple(anActor, aTrait, aPrice, aStep, aStep, fc.integer({ min: 1, max: 2 }))
  .map(([maker, traitId, price, step, otherStep, units]) =>
    command(
      `list ${traitId} ${price} × ${units} by ${maker} for ${maker + step}, tried by ${maker + otherStep}`,
      async (model, place) => {
        const actor = actorAt(place, maker);
        const [buyer, other] = [step, otherStep].map((one) => actorAt(place, maker + one));
        if (buyer === undefined || other === undefined) return;
        const terms = actor.reservedListing(traitId, price, buyer.account, BigInt(units));
        const before = model.orders.length;
        await remember(model, place, maker, actor.signOrder(terms), BigInt(units));
        const [known] = model.orders.slice(before);
        if (known === undefined) return;
        for (const fulfiller of [other, buyer]) {
          await fulfilKnown(model, place, fulfiller, known, 1n, traitId);
        }
      },
    ),
  );

export const SEAPORT_COMMANDS: readonly fc.Arbitrary<fc.AsyncCommand<Model, Place>>[] = [
  ...COMMANDS,
  accept,
  accept,
  accept,
  accept,
  accept,
  accept,
  buyCart,
  buyCart,
  acceptOffers,
  acceptOffers,
  swapSeveral,
  swapSeveral,
  swapForCoin,
  swapForCoin,
  reserve,
  reserve,
  lastSecond,
  afterCancel,
  afterRevoke,
  afterRevoke,
  afterRevokeOfAvatars,
  makeAndAccept,
  wantAnyAvatar,
];

/** The commands that find errors of offers for any avatar. */
export const ANY_AVATAR_COMMANDS: typeof SEAPORT_COMMANDS = [
  wantAnyAvatar,
  wantAnyAvatar,
  acceptOffers,
  give,
];

/** The commands that find errors of reserved listings. */
export const RESERVED_COMMANDS: typeof SEAPORT_COMMANDS = [reserve, reserve, give];

/** The commands that find errors of trades with coin. */
export const COIN_COMMANDS: typeof SEAPORT_COMMANDS = [swapForCoin, swapForCoin, give, wrap];

/** The commands that carts and several offers need, so that few sequences reach each of their cases. */
export const LINE_COMMANDS: typeof SEAPORT_COMMANDS = [
  list,
  list,
  list,
  offer,
  offer,
  wantAny,
  buyCart,
  buyCart,
  acceptOffers,
  acceptOffers,
  cancel,
];
