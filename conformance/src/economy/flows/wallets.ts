import {
  approvalAction,
  buyCreditsAction,
  giftAction,
  subscribeAction,
} from '@trait-market/contract/economy/actions';
import { ActivitySchema } from '@trait-market/contract/economy/activity';
import { ApprovalsSchema } from '@trait-market/contract/economy/approvals';
import {
  type Bundle,
  CreditLedgerSchema,
  CreditsBoughtSchema,
  PlansSchema,
} from '@trait-market/contract/economy/credits';
import { SEAPORT } from '@trait-market/contract/economy/typed-data';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { zeroAddress } from 'viem';
import type { Check } from '../../check';
import type { json } from '../../contract/call';
import { routeOf, type WithRequest } from '../../contract/routes';
import { expectBody, expectStatus, expectSuccess } from '../../expectations';
import { Skipped } from '../../probe/outcome';
import type { Newcomer } from '../../session/session';
import { CHAIN, once, type Market } from '../market';
import { expectCode, expectEqual } from '../market-expectations';
import { amountsOf, booksOf, expectListed, expectState, expectUnchanged, gained } from './books';
import { marketFlow } from './market-flow';

const AMOUNT = 1_234_567n;

const wrapping = (['wrap', 'unwrap'] as const).map((how) =>
  marketFlow(`wallets.${how}`, `coin is ${how}ped`, {
    rule: 'Wrapping moves coin 1 to 1 from one form to the other, once for each signature, and never more than there is.',
    run: async (market) => {
      const owner = await market.collector();
      const before = await market.purse(owner);
      const body = await market.signWrap(owner, AMOUNT, how);
      const route = `economy.wallets.${how}`;
      const response = await market.request(route, owner, { body });
      expectSuccess(response);
      const change = how === 'wrap' ? AMOUNT : -AMOUNT;
      const moved = { native: -change, wrapped: change };
      const after = await market.purse(owner);
      expectEqual('the moved coin', gained(before, after), moved, response);
      expectCode(await market.request(route, owner, { body }), 'already-executed', 'replayed');
      const tooMuch = await market.signWrap(owner, 10n ** 24n, how);
      expectCode(await market.request(route, owner, { body: tooMuch }), 'underfunded');
      const thief = await market.collector();
      const stolen = await market.signWrap(owner, 1n, how);
      expectCode(
        await market.request(route, thief, { body: stolen }),
        'not-yours',
        'bad-signature',
      );
      expectEqual('the moved coin', gained(before, await market.purse(owner)), moved, response);
    },
  }),
);

const approve = async (
  market: Market,
  owner: Newcomer,
  { token }: TraitDetail,
  approved: boolean,
) => {
  const message = {
    owner: owner.walletAddress,
    token,
    operator: SEAPORT,
    approved,
    ...once(),
  };
  return market.signAction(owner, approvalAction, message);
};

const approvals = marketFlow('approvals.approve', 'granted and revoked', {
  rule: 'Without the approval of its maker no order fills: it sleeps until it is given again, and the maker sees which are.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.newcomer();
    const buyer = await market.collector();
    await market.giveGoods(seller, { traits: [{ id: trait.id, quantity: 2 }], approve: false });
    const approvedNow = async () => {
      const { items, response } = await market.read(
        'economy.approvals.list',
        ApprovalsSchema,
        {},
        seller,
      );
      const found = items.find(
        ({ token, chainId }) =>
          chainId === CHAIN && token.toLowerCase() === trait.token.toLowerCase(),
      );
      return { approved: found?.approved, orders: found?.orders, response };
    };
    const first = await approvedNow();
    expectEqual('approved', first.approved, false, first.response);
    const terms = { kind: 'listing', asset: market.assetOf(trait), fees: trait.fees } as const;
    expectCode(
      await market.send(seller, await market.sign(seller, terms)),
      'approval-needed',
      'not-approved',
    );
    const send = async (approved: boolean) =>
      market.request('economy.approvals.approve', seller, {
        body: await approve(market, seller, trait, approved),
      });
    expectSuccess(await send(true));
    const order = await market.list(seller, trait);
    const second = await approvedNow();
    expectEqual('approved', second.approved, true, second.response);
    expectEqual('orders', second.orders, 1, second.response);
    expectSuccess(await send(false));
    await expectState(market, seller, order.hash, 'dormant');
    await expectListed(market, trait.id, order.hash, false);
    const before = await booksOf(market, [seller, buyer], trait.id);
    const body = await market.signFulfilment(buyer, order.hash);
    expectCode(await market.sendFulfilment(buyer, order.hash, body), 'not-approved');
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
    const forged = await approve(market, seller, trait, true);
    expectCode(
      await market.request('economy.approvals.approve', buyer, { body: forged }),
      'not-yours',
      'bad-signature',
    );
    expectSuccess(await send(true));
    await market.fulfil(buyer, order.hash);
  },
});

/** Buys a plan or bundle, sends the same signature again, and checks price and payment. */
const buyOnce = async (
  market: Market,
  action: WithRequest,
  sold: Bundle,
  sign: (buyer: Newcomer, highestPrice: string) => ReturnType<Market['signAction']>,
) => {
  const price = sold.prices.find(({ chainId }) => chainId === CHAIN)?.amount;
  if (price === undefined) throw new Skipped(`nothing is sold on chain ${CHAIN}`);
  const buyer = await market.collector();
  const before = await market.purse(buyer);
  const send = (body: ReturnType<typeof json>) => market.request(routeOf(action), buyer, { body });
  expectCode(await send(await sign(buyer, String(BigInt(price) - 1n))), 'price-moved');
  const body = await sign(buyer, price);
  const response = await send(body);
  expectSuccess(response);
  const bought = expectBody(response, CreditsBoughtSchema);
  expectEqual('credits', bought.credits, sold.credits, response);
  expectEqual('paid', bought.paid.amount, price, response);
  expectCode(await send(body), 'already-executed', 'replayed');
  const paid = { native: -BigInt(price), wrapped: 0n };
  expectEqual('the buyer pays', gained(before, await market.purse(buyer)), paid, response);
  const query = { limit: '60' };
  return market.read('economy.credits.ledger', CreditLedgerSchema, { query }, buyer);
};

const bundle = marketFlow(buyCreditsAction, 'a bundle of credits is bought', {
  rule: 'Credits are bought by a separate signature at the stated price, once; the ledger records each gain.',
  run: async (market) => {
    const { bundles } = await market.read('economy.credits.plans', PlansSchema);
    const [smallest] = bundles;
    if (smallest === undefined) throw new Skipped('no bundles are sold');
    const { credits } = smallest;
    const ledger = await buyOnce(market, buyCreditsAction, smallest, (buyer, highestPrice) =>
      market.signAction(buyer, buyCreditsAction, {
        buyer: buyer.walletAddress,
        credits: String(credits),
        highestPrice,
        ...once(),
      }),
    );
    const balance = { subscription: 0, vanilla: credits };
    expectEqual('balance', amountsOf(ledger.balance), balance, ledger.response);
    const entries = ledger.items.map(({ amount, reason }) => [amount, reason]);
    expectEqual('entries', entries, [[credits, 'bundle']], ledger.response);
  },
});

const plan = marketFlow(subscribeAction, 'a plan is bought', {
  rule: 'A plan is bought by a separate signature at the stated price, once, and lasts 30 days.',
  run: async (market) => {
    const { plans } = await market.read('economy.credits.plans', PlansSchema);
    const [smallest] = plans;
    if (smallest === undefined) throw new Skipped('no plans are sold');
    const ledger = await buyOnce(market, subscribeAction, smallest, (buyer, highestPrice) =>
      market.signAction(buyer, subscribeAction, {
        subscriber: buyer.walletAddress,
        plan: smallest.plan,
        highestPrice,
        ...once(),
      }),
    );
    const balance = { subscription: smallest.credits, vanilla: 0 };
    expectEqual('balance', amountsOf(ledger.balance), balance, ledger.response);
    const { startedAt = '', endsAt = '' } = ledger.subscription ?? {};
    const days = (Date.parse(endsAt) - Date.parse(startedAt)) / 86_400_000;
    expectEqual('days of the plan', days, 30, ledger.response);
  },
});

const gift = marketFlow('wallets.gift', 'editions are given to another wallet', {
  rule: 'Loose editions go to another wallet by a signature of their holder, once, and never more than there are; no one gives to themselves, to the zero address or to the trait’s own contract.',
  run: async (market) => {
    const trait = await market.trait();
    const owner = await market.collector({ [trait.id]: 3 });
    const recipient = await market.newcomer();
    const sign = (change: object = {}) =>
      market.signAction(owner, giftAction, {
        owner: owner.walletAddress,
        token: trait.token,
        tokenId: trait.tokenId,
        recipient: recipient.walletAddress,
        quantity: '2',
        ...once(),
        ...change,
      });
    const send = (body: ReturnType<typeof json>, by = owner) =>
      market.request('economy.wallets.gift', by, { body });
    const loose = async () => [
      (await market.loose(owner))[trait.id] ?? 0,
      (await market.loose(recipient))[trait.id] ?? 0,
    ];
    expectCode(await send(await sign({ quantity: '4' })), 'not-the-holder');
    expectCode(await send(await sign({ recipient: owner.walletAddress })), 'bad-recipient');
    expectCode(await send(await sign({ recipient: zeroAddress })), 'bad-recipient');
    expectCode(await send(await sign({ recipient: trait.token })), 'bad-recipient');
    const body = await sign();
    expectCode(await send(body, await market.newcomer()), 'not-yours', 'bad-signature');
    const response = await send(body);
    expectSuccess(response);
    const { type, price } = expectBody(response, ActivitySchema);
    expectEqual('the activity', { type, price }, { type: 'transfer', price: null }, response);
    expectEqual('loose editions', await loose(), [1, 2], response);
    expectCode(await send(body), 'already-executed', 'replayed');
    expectEqual('loose editions', await loose(), [1, 2], response);
  },
});

const ofAnother = marketFlow('wallets.orders', 'of another wallet', {
  rule: 'A wallet’s own orders are for its owner alone.',
  run: async (market) => {
    const [one, other] = [await market.newcomer(), await market.newcomer()];
    const response = await market.request('economy.wallets.orders', one, {
      params: { address: other.walletAddress },
    });
    expectStatus(response, 403, 404);
  },
});

export const walletFlows = (): Check[] => [...wrapping, approvals, bundle, plan, gift, ofAnother];
