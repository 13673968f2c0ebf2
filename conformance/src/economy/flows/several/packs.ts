import { hashTypedData } from 'viem';

import { type PacksBuy, packsBuyAction } from '@trait-market/contract/economy/actions';
import type { DropDetail } from '@trait-market/contract/economy/drops';
import { type PacksReceipt, PacksReceiptSchema } from '@trait-market/contract/economy/packs';
import { ExecutedActionSchema } from '@trait-market/contract/economy/wallets';

import type { Check } from '../../../check';
import { json } from '../../../contract/call';
import { expectBody, expectSuccess } from '../../../expectations';
import type { CompletedExchange } from '../../../probe/exchange';
import type { Newcomer } from '../../../session/session';
import { type Market, once } from '../../market';
import { expectCode, expectEqual } from '../../market-expectations';
import { nativeOn } from '../chance';
import { packsOf, severalForSale } from '../drop-for-sale';
import { marketFlow } from '../market-flow';

type ForSale = Awaited<ReturnType<typeof severalForSale>>;

const [OF_FIRST, OF_SECOND] = [1, 2];

const priceOf = ({ price }: DropDetail, packs: number): bigint =>
  BigInt(price.amount) * BigInt(packs);

const messageOf = (
  { drops: [first, second], buyer }: ForSale,
  change: Partial<PacksBuy> = {},
): PacksBuy => {
  const lines = (
    [
      [first, OF_FIRST],
      [second, OF_SECOND],
    ] as const
  ).map(([drop, packs]) => ({
    drop: drop.id,
    declared: drop.declared,
    packs: String(packs),
    highestPrice: String(priceOf(drop, packs)),
  }));
  return {
    buyer: buyer.walletAddress,
    lines,
    total: String(lines.reduce((sum, { highestPrice }) => sum + BigInt(highestPrice), 0n)),
    allRequired: false,
    ...once(),
    ...change,
  };
};

/** Lowers the second line's bound by a wei below its price, so that the line is missed. */
const withLowBound = (sale: ForSale): Partial<PacksBuy> => ({
  lines: messageOf(sale).lines.map((line, index) =>
    index === 1 ? { ...line, highestPrice: String(BigInt(line.highestPrice) - 1n) } : line,
  ),
});

const placeOf = (market: Market, { drops: [first] }: ForSale) => ({
  ...market.place,
  chainId: first.chainId,
});

const request = (
  market: Market,
  by: Newcomer,
  body: Awaited<ReturnType<Market['signAction']>>,
): Promise<CompletedExchange> => market.request('economy.packs.buySeveral', by, { body });

const send = async (
  market: Market,
  sale: ForSale,
  change: Partial<PacksBuy> = {},
  signer = sale.buyer,
): Promise<CompletedExchange> => {
  const message = messageOf(sale, change);
  const body = await market.signAction(signer, packsBuyAction, message, placeOf(market, sale));
  return request(market, sale.buyer, body);
};

const stateOf = async (market: Market, { drops, buyer }: ForSale) => {
  const [first, second] = drops;
  const native = await nativeOn(market, buyer, first.chainId);
  const one = await packsOf(market, buyer, first.id);
  const other = await packsOf(market, buyer, second.id);
  return { native, packs: [one.unopened, other.unopened], response: other.response };
};

const expectUnchanged = async (
  market: Market,
  sale: ForSale,
  before: Awaited<ReturnType<typeof stateOf>>,
): Promise<void> => {
  const after = await stateOf(market, sale);
  expectEqual("the buyer's coin", after.native, before.native, after.response);
  expectEqual("the buyer's packs", after.packs, before.packs, after.response);
};

const outcomesOf = ({ lines }: PacksReceipt) =>
  lines.map(({ drop, packs, outcome, reason, paid, unopened }) => [
    drop.id,
    packs,
    outcome,
    reason,
    paid?.amount,
    unopened,
  ]);

const bought = marketFlow('packs.buySeveral', 'several kinds of packs are bought', {
  rule: 'One signature buys packs of several drops at their prices. A missed line costs nothing and stops no other. The packs stay sealed.',
  run: async (market) => {
    const sale = await severalForSale(market, 3);
    const { drops, buyer } = sale;
    const [first, second] = drops;
    const before = await stateOf(market, sale);
    const message = messageOf(sale, withLowBound(sale));
    const place = placeOf(market, sale);
    const signed = await market.signAction(buyer, packsBuyAction, message, place);
    const response = await request(market, buyer, signed);
    expectSuccess(response);
    const receipt = expectBody(response, PacksReceiptSchema);
    const ofFirst = priceOf(first, OF_FIRST);
    expectEqual(
      'the lines',
      outcomesOf(receipt),
      [
        [first.id, OF_FIRST, 'bought', null, String(ofFirst), OF_FIRST],
        [second.id, OF_SECOND, 'missed', 'price-moved', undefined, 0],
      ],
      response,
    );
    expectEqual('paid', receipt.paid.amount, String(ofFirst), response);
    const between = await stateOf(market, sale);
    expectEqual('the payment', before.native - between.native, ofFirst, between.response);
    expectEqual('the packs', between.packs, [OF_FIRST, 0], between.response);
    const hash = hashTypedData(packsBuyAction.typedData(place, message));
    const found = await market.read(
      'economy.wallets.act',
      ExecutedActionSchema,
      { params: { hash } },
      buyer,
    );
    expectEqual('kind', found.kind, 'packsBuy', found.response);
    // The field is optional; without it, clients look at the wallet's packs.
    if (found.drops !== undefined)
      expectEqual('the drops that were bought', found.drops, [first.id], found.response);

    const all = await send(market, sale, { allRequired: true });
    expectSuccess(all);
    const ofAll = ofFirst + priceOf(second, OF_SECOND);
    expectEqual('paid', expectBody(all, PacksReceiptSchema).paid.amount, String(ofAll), all);
    const after = await stateOf(market, sale);
    expectEqual('the payment', between.native - after.native, ofAll, after.response);
    expectEqual('the packs', after.packs, [2 * OF_FIRST, OF_SECOND], after.response);
    expectEqual('editions before opening', await market.loose(buyer), {}, after.response);
  },
});

const allRequired = marketFlow('packs.buySeveral', 'refused: a required line is missing', {
  rule: 'If all lines are required and one is unavailable, nothing is bought.',
  run: async (market) => {
    const sale = await severalForSale(market, 2);
    const before = await stateOf(market, sale);
    const change = { ...withLowBound(sale), allRequired: true };
    expectCode(await send(market, sale, change), 'price-moved');
    await expectUnchanged(market, sale, before);
  },
});

const total = marketFlow('packs.buySeveral', 'refused: more than the total', {
  rule: 'Several kinds of packs never cost more than the signed total, not even by a wei.',
  run: async (market) => {
    const sale = await severalForSale(market, 2);
    const before = await stateOf(market, sale);
    const short = String(BigInt(messageOf(sale).total) - 1n);
    const response = await send(market, sale, { total: short });
    expectCode(response, 'total-exceeded', 'price-moved', 'bad-terms');
    await expectUnchanged(market, sale, before);
  },
});

const terms = marketFlow('packs.buySeveral', 'refused: a drop that is named twice', {
  rule: 'One signature names each drop once, on its own chain and as it was declared.',
  run: async (market) => {
    const sale = await severalForSale(market, 2);
    const before = await stateOf(market, sale);
    const [line] = messageOf(sale).lines;
    if (line === undefined) throw new Error('There is a line');
    expectCode(await send(market, sale, { lines: [line, line] }), 'bad-terms');
    const declared = `0x${'1'.repeat(64)}` as const;
    const lines = [{ ...line, declared }];
    expectCode(await send(market, sale, { lines, allRequired: true }), 'drop-moved');
    await expectUnchanged(market, sale, before);
  },
});

const repeated = marketFlow('packs.buySeveral', 'the same signature is sent twice', {
  rule: 'Several kinds of packs are bought once, however often the purchase is sent.',
  run: async (market) => {
    const sale = await severalForSale(market, 2);
    const { buyer } = sale;
    const message = messageOf(sale);
    const place = placeOf(market, sale);
    const body = await market.signAction(buyer, packsBuyAction, message, place);
    expectSuccess(await request(market, buyer, body));
    const before = await stateOf(market, sale);
    expectCode(await request(market, buyer, body), 'already-executed', 'replayed');
    await expectUnchanged(market, sale, before);
  },
});

const forged = marketFlow('packs.buySeveral', 'refused: lines that the buyer did not sign', {
  rule: 'Every line, its price, the total and whether all are required are part of the signature by the buyer’s own wallet.',
  run: async (market) => {
    const sale = await severalForSale(market, 3);
    const { buyer } = sale;
    const before = await stateOf(market, sale);
    const other = await market.newcomer();
    expectCode(await send(market, sale, {}, other), 'bad-signature', 'not-yours');
    const message = messageOf(sale);
    const place = placeOf(market, sale);
    const signature = await buyer.wallet.signTypedData(packsBuyAction.typedData(place, message));
    const lines = message.lines.map((line) => ({ ...line, packs: '1' }));
    const body = json({ ...place, message: { ...message, lines }, signature });
    expectCode(await request(market, buyer, body), 'bad-signature');
    await expectUnchanged(market, sale, before);
  },
});

export const severalPacksFlows = (): Check[] => [
  bought,
  allRequired,
  total,
  terms,
  repeated,
  forged,
];
