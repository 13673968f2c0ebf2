import { MAX_PACKS_BOUGHT } from '@trait-market/contract/economy/actions';
import { MAX_ROUND_WAIT_S } from '@trait-market/contract/economy/draws';
import { PacksBoughtSchema } from '@trait-market/contract/economy/packs';
import type { RefusalCode } from '@trait-market/contract/economy/shared';
import type { Check } from '../../check';
import { expectBody, expectSuccess } from '../../expectations';
import { Skipped } from '../../probe/outcome';
import type { CompletedExchange } from '../../probe/exchange';
import { expectAtLeast, expectCode, expectEqual } from '../market-expectations';
import { expectRefusedDraw } from './expect-refused-draw';
import { commitmentFor, expectProven, nativeOn, nextRound } from './chance';
import { dropById, forSale, packsOf, signBuy, signOpen } from './drop-for-sale';
import { expectPreview } from './expect-preview';
import { marketFlow } from './market-flow';

const PAST_MS = 60_000;
const FAR_MS = 2 * MAX_ROUND_WAIT_S * 1000;
/** The number of openings that the flow makes the provider refuse with a receipt. */
const REFUSED = 5;
const NOTHING = `0x${'1'.repeat(64)}` as const;

const bought = marketFlow('packs.buy', 'packs are bought, and opened', {
  rule: 'Packs are paid as signed, once, and stay sealed until they are opened. The result follows from the commitment, the table and the signed bytes, so that anyone can recompute it.',
  run: async (market) => {
    const { drop, buyer } = await forSale(market, 4);
    const boxed = drop.boxes.flatMap(({ traits }) => traits);
    expectPreview(
      drop,
      boxed.filter(({ left }) => left > 0).map(({ trait }) => trait),
    );
    const price = BigInt(drop.price.amount);
    const buy = (
      body: Awaited<ReturnType<typeof signBuy>>,
      by = buyer,
    ): Promise<CompletedExchange> => market.request('economy.packs.buy', by, { body });
    const low = { highestPrice: String(2n * price - 1n) };
    expectCode(await buy(await signBuy(market, buyer, drop, 2, low)), 'price-moved');
    expectCode(
      await buy(await signBuy(market, buyer, drop, 2, { declared: NOTHING })),
      'drop-moved',
    );
    const thief = await market.newcomer();
    expectCode(await buy(await signBuy(market, buyer, drop, 2, {}, thief)), 'bad-signature');
    const before = await nativeOn(market, buyer, drop.chainId);
    const body = await signBuy(market, buyer, drop, 2);
    expectCode(await buy(body, thief), 'not-yours', 'bad-signature');
    const response = await buy(body);
    expectSuccess(response);
    const sale = expectBody(response, PacksBoughtSchema);
    expectEqual('packs', sale.packs, 2, response);
    expectEqual('paid', sale.paid.amount, String(2n * price), response);
    expectEqual('unopened', sale.unopened, 2, response);
    expectCode(await buy(body), 'already-executed', 'replayed');
    const after = await nativeOn(market, buyer, drop.chainId);
    expectEqual("the buyer's payment", before - after, 2n * price, response);
    expectEqual("the buyer's editions before opening", await market.loose(buyer), {}, response);

    const open = (signed: Awaited<ReturnType<typeof signOpen>>): Promise<CompletedExchange> =>
      market.request('economy.packs.open', buyer, { body: signed });
    let promised = await commitmentFor(market, buyer, 'pack');
    const { left: table, returned, refused } = await dropById(market, drop.id);
    const sign = (change: Partial<Parameters<typeof signOpen>[3]>) =>
      signOpen(market, buyer, drop, {
        packs: 2,
        commitment: promised.commitment,
        table,
        ...change,
      });
    const refuse = async (change: Parameters<typeof sign>[0], code: RefusalCode) => {
      const signed = await sign(change);
      const refusedDraw = { send: () => open(signed), promised, kind: 'pack' } as const;
      promised = await expectRefusedDraw(market, buyer, refusedDraw, code);
    };
    await refuse({ table: NOTHING }, 'table-moved');
    // Nothing else is checked, because the log has the message that used the commitment.
    const beacon = NOTHING;
    for (const change of [{}, { table: NOTHING }, { packs: 3 }, { beacon }])
      expectCode(await open(await sign({ ...change, commitment: NOTHING })), 'commitment-moved');
    await refuse({ packs: 3 }, 'too-few-packs');
    await refuse(await nextRound(market, -PAST_MS), 'round-passed');
    await refuse(await nextRound(market, FAR_MS), 'round-too-far');
    await refuse({ beacon: NOTHING }, 'wrong-beacon');
    const counted = await dropById(market, drop.id);
    // Other wallets may have openings refused at the same time.
    expectAtLeast('refused openings', counted.refused, refused + REFUSED, counted.response);
    expectAtLeast('returned openings', counted.returned, returned + REFUSED, counted.response);
    const sealed = await packsOf(market, buyer, drop.id);
    expectEqual('unopened after refusals', sealed.unopened, 2, sealed.response);
    const opening = await sign({});
    const drawn = await open(opening);
    const draw = await expectProven(market, buyer, { response: drawn, promised, kind: 'pack' });
    const traits = drop.boxes.reduce((sum, { take }) => sum + take, 0);
    expectEqual('drawn traits', draw.picks.length, 2 * traits, drawn);
    const counts: Record<string, number> = {};
    for (const { trait } of draw.picks) counts[trait.id] = (counts[trait.id] ?? 0) + 1;
    const sorted = (of: Readonly<Record<string, number>>) => Object.entries(of).toSorted();
    expectEqual('loose editions', sorted(await market.loose(buyer)), sorted(counts), drawn);
    expectCode(await open(opening), 'already-executed', 'replayed');
    const empty = await packsOf(market, buyer, drop.id);
    expectEqual('unopened', empty.unopened, 0, empty.response);
    expectEqual('bought', empty.bought, 2, empty.response);
    expectEqual('opened', empty.opened, 2, empty.response);
    const again = await commitmentFor(market, buyer, 'pack');
    const { left } = await dropById(market, drop.id);
    const more = { packs: 1, commitment: again.commitment, table: left };
    expectCode(await open(await signOpen(market, buyer, drop, more)), 'too-few-packs');
  },
});

const last = marketFlow('packs.buy', 'the last pack is bought', {
  rule: 'A drop sells as many packs as it has, and not one more.',
  // The flow runs alone, because it buys all remaining packs.
  alone: true,
  run: async (market) => {
    const { drop, buyer } = await forSale(market, 1);
    const left = drop.packs.total - drop.packs.sold;
    if (left > MAX_PACKS_BOUGHT)
      throw new Skipped(`${left} packs are left, more than one action buys`);
    const buy = async (packs: number): Promise<CompletedExchange> =>
      market.request('economy.packs.buy', buyer, {
        body: await signBuy(market, buyer, drop, packs),
      });
    expectCode(await buy(left + 1), 'sold-out');
    expectSuccess(await buy(left));
    const now = await dropById(market, drop.id);
    expectEqual('state', now.state, 'sold-out', now.response);
    expectEqual('sold', now.packs.sold, drop.packs.total, now.response);
    const before = await nativeOn(market, buyer, drop.chainId);
    expectCode(await buy(1), 'sold-out', 'drop-not-open');
    const own = await packsOf(market, buyer, drop.id);
    expectEqual('unopened', own.unopened, left, own.response);
    const paid = before - (await nativeOn(market, buyer, drop.chainId));
    expectEqual('the payment for nothing', paid, 0n, own.response);
  },
});

export const packFlows = (): Check[] => [bought, last];
