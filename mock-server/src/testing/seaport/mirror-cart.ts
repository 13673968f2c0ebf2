import type { BuyCartRequest } from '@trait-market/contract/economy/actions';
import { ChainIdSchema, type RefusalCode } from '@trait-market/contract/economy/shared';

import type { BoughtCart } from '../../economy/fulfilments/bought-cart';
import type { Market } from '../../economy/market/market';
import type { OrderRow } from '../../economy/tables/rows';
import { accountOf, type Account } from '../../kernel/account';
import { assertSame, type Ended } from './difference';
import type { Called } from '../../third-parties/rpc/chain/evm-chain';
import type { Oracle, SeaportFill } from './oracle';
import { OF_LEDGER, whySeaport } from './outcome';

type Parts = {
  market: Market;
  oracle: Oracle;
  fillOf: (
    row: OrderRow,
    fulfiller: Account,
    request: { message: { quantity: string } },
  ) => Promise<SeaportFill>;
  compare: (end: Ended<unknown>, ask: () => Promise<Called>) => Promise<void>;
};

/** Seaport itself skips these orders. It skips all others because the market signs no permit. */
const SKIPPED_BY_SEAPORT = new Set<RefusalCode>(['filled', 'cancelled', 'expired']);

/** Buys the cart on the chain, with the market's permits, and requires the same outcome. */
export const compareCart = async (
  { market, oracle, fillOf, compare }: Parts,
  caller: Account,
  request: BuyCartRequest,
  end: Ended<BoughtCart>,
): Promise<void> => {
  const { tables, termsOf } = market.context;
  const { lines, total, maximumFulfilled, allRequired } = request.message;
  const chain = oracle[ChainIdSchema.parse(request.chainId)];
  const signedLines = lines.flatMap((line) => {
    const row = tables.orders.find(line.orderHash.toLowerCase());
    return row && termsOf(row).kind === 'listing' ? [{ row, line }] : [];
  });
  if (signedLines.length < lines.length) return;

  /** Fills one line alone, with enough funds, on a fork. */
  const fillAlone = async (fill: SeaportFill): Promise<Called> => {
    await chain.fork();
    await chain.setNative(caller, fill.value);
    const called = await chain.fulfil(fill);
    await chain.undo();
    return called;
  };

  /**
   * Leaves out orders whose maker has raised the counter, unless all lines are required: their
   * signatures are no longer valid, which reverts the whole call.
   */
  const named: number[] = [];
  for (const [index, { row }] of signedLines.entries()) {
    const { offerer, counter } = row.components;
    const counterNow = await chain.counterOf(accountOf(offerer));
    if (allRequired || String(counterNow) === counter) named.push(index);
  }

  const buy = async (isPermitted: (index: number, fill: SeaportFill) => Promise<boolean>) => {
    const fills: SeaportFill[] = [];
    for (const [index, { row, line }] of signedLines.entries()) {
      if (!named.includes(index)) continue;
      const fill = await fillOf(row, caller, { message: line });
      const permitted = await isPermitted(index, fill);
      fills.push(permitted ? fill : { ...fill, extraData: '0x' });
    }
    const bounds = { maximum: BigInt(maximumFulfilled), value: BigInt(total) };
    const { called, available } = await chain.fulfilAvailable(caller, fills, bounds);
    return { called, available: new Map(named.map((index, at) => [index, available[at]])) };
  };

  if ('result' in end) {
    const { lines: outcomes } = end.result;
    let available: ReadonlyMap<number, boolean | undefined> = new Map();
    await compare(end, async () => {
      const bought = await buy(async (index) => {
        const line = outcomes[index];
        return line?.outcome !== 'missed' || SKIPPED_BY_SEAPORT.has(line.reason);
      });
      ({ available } = bought);
      return bought.called;
    });
    for (const [index, line] of outcomes.entries()) {
      const isBought = line.outcome === 'bought';
      const words = () => `buy-cart: line ${index} is ${line.outcome} in the ledger only`;
      assertSame((available.get(index) ?? false) === isBought, words);
      const reasons = line.outcome === 'missed' ? OF_LEDGER[line.reason] : undefined;
      if (reasons === undefined) continue;
      const fill = await fillOf(line.order, caller, { message: { quantity: `${line.quantity}` } });
      const why = whySeaport(await fillAlone(fill));
      assertSame(
        why !== undefined && reasons.includes(why.reason),
        () => `buy-cart: the ledger misses line ${index}, Seaport says ${why?.words ?? 'done'}`,
      );
    }
    return;
  }

  const { code } = end.refused;
  if (code === 'underfunded') return compare(end, async () => (await buy(async () => true)).called);
  if (OF_LEDGER[code] === undefined || named.length === 0) return;
  if (allRequired && code !== 'total-exceeded' && code !== 'nothing-available') {
    await chain.fork();
    const { called, available } = await buy(async () => true);
    await chain.undo();
    const isAll = called.isDone && ![...available.values()].includes(false);
    return assertSame(!isAll, () => `buy-cart: the ledger refuses (${code}), Seaport buys all`);
  }
  await compare(end, async () => {
    const bought = await buy(async (index, fill) => {
      const one = signedLines[index];
      const isRefused =
        one === undefined ||
        termsOf(one.row).maker === caller ||
        fill.value > BigInt(one.line.highestPrice);
      return !isRefused && (await fillAlone(fill)).isDone;
    });
    return bought.called;
  });
};
