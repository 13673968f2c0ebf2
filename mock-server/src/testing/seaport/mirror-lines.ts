import type { BuyCartRequest } from '@trait-market/contract/economy/actions';
import type { AcceptOffersRequest, OrderKind } from '@trait-market/contract/economy/orders';
import {
  type Bytes32,
  type ChainId,
  ChainIdSchema,
  type RefusalCode,
} from '@trait-market/contract/economy/shared';

import type { FilledLines } from '../../economy/fulfilments/filled-lines';
import type { Market } from '../../economy/market/market';
import type { OrderRow } from '../../economy/tables/rows';
import { accountOf, type Account } from '../../kernel/account';
import { assertSame, type Ended } from './difference';
import type { Called } from '../../third-parties/rpc/chain/evm-chain';
import type { SeaportFill } from './fill-data';
import type { Oracle } from './oracle';
import { OF_LEDGER, whySeaport } from './outcome';

export type Filling = {
  message: { quantity: string; identifier?: string | undefined };
  criteriaProof?: readonly Bytes32[] | undefined;
};

type Parts = {
  market: Market;
  oracle: Oracle;
  fillOf: (row: OrderRow, fulfiller: Account, filling: Filling) => Promise<SeaportFill>;
  compare: (end: Ended<unknown>, ask: () => Promise<Called>) => Promise<void>;
};

type Line = Filling & {
  orderHash: string;
  /** Returns whether the order's price is within the bounds of the signed line. */
  isWithin: (row: OrderRow) => boolean;
};

type SignedLines = {
  name: string;
  kind: OrderKind;
  chainId: ChainId;
  lines: readonly Line[];
  maximum: bigint;
  /** The native currency that the caller supplies, in wei. */
  value: bigint;
  /** The wrapped coin that the caller must gain, in wei. */
  lowestGain: bigint;
  allRequired: boolean;
};

export const linesOfCart = (
  { context: { termsOf } }: Market,
  { chainId, message }: BuyCartRequest,
): SignedLines => ({
  name: 'buy-cart',
  kind: 'listing',
  chainId: ChainIdSchema.parse(chainId),
  lines: message.lines.map(({ orderHash, quantity, highestPrice }) => ({
    orderHash,
    message: { quantity },
    isWithin: (row) => (termsOf(row).money?.price ?? 0n) * BigInt(quantity) <= BigInt(highestPrice),
  })),
  maximum: BigInt(message.maximumFulfilled),
  value: BigInt(message.total),
  lowestGain: 0n,
  allRequired: message.allRequired,
});

export const linesOfAcceptance = (
  { context: { tables, termsOf } }: Market,
  { chainId, message, criteriaProofs }: AcceptOffersRequest,
): SignedLines => ({
  name: 'accept-offers',
  kind: 'offer',
  chainId: ChainIdSchema.parse(chainId),
  lines: message.lines.map(({ orderHash, identifier, quantity, lowestProceeds }, index) => {
    const row = tables.orders.find(orderHash.toLowerCase());
    const [wanted] = row === undefined ? [] : termsOf(row).gets;
    const isForAny = wanted?.kind === 'any' || wanted?.kind === 'anyAvatar';
    return {
      orderHash,
      message: { quantity, ...(isForAny && { identifier }) },
      criteriaProof: criteriaProofs[index],
      isWithin: (one) =>
        (termsOf(one).money?.proceeds ?? 0n) * BigInt(quantity) >= BigInt(lowestProceeds),
    };
  }),
  maximum: BigInt(message.lines.length),
  value: 0n,
  lowestGain: BigInt(message.lowestTotal),
  allRequired: message.allRequired,
});

/** Seaport itself skips these orders. It skips all others because the market signs no permit. */
const SKIPPED_BY_SEAPORT = new Set<RefusalCode>(['filled', 'cancelled', 'expired']);

/** Errors of one line that make Seaport revert the whole call. */
const REVERTING = new Set<RefusalCode>(['bad-proof', 'not-in-criteria']);

/** Fills the lines on the chain, with the market's permits, and requires the same outcome. */
export const compareLines = async (
  { market, oracle, fillOf, compare }: Parts,
  caller: Account,
  { name, kind, chainId, lines, maximum, value, lowestGain, allRequired }: SignedLines,
  end: Ended<FilledLines>,
): Promise<void> => {
  const { tables, termsOf } = market.context;
  const chain = oracle[chainId];
  const signedLines = lines.flatMap((line) => {
    const row = tables.orders.find(line.orderHash.toLowerCase());
    return row && termsOf(row).kind === kind ? [{ row, line }] : [];
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

  /** Fills the permissible lines one by one on a fork, and returns the gain in wrapped coin. */
  const gainOneByOne = async (): Promise<bigint> => {
    await chain.fork();
    const before = await chain.wrappedOf(caller);
    for (const { row, line } of signedLines) {
      if (termsOf(row).maker === caller || !line.isWithin(row)) continue;
      await chain.fulfil(await fillOf(row, caller, line));
    }
    const gain = (await chain.wrappedOf(caller)) - before;
    await chain.undo();
    return gain;
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

  const fillAll = async (isPermitted: (index: number, fill: SeaportFill) => Promise<boolean>) => {
    const fills: SeaportFill[] = [];
    for (const [index, { row, line }] of signedLines.entries()) {
      if (!named.includes(index)) continue;
      const fill = await fillOf(row, caller, line);
      const permitted = await isPermitted(index, fill);
      fills.push(permitted ? fill : { ...fill, extraData: '0x' });
    }
    const { called, available } = await chain.fulfilAvailable(caller, fills, { maximum, value });
    return { called, available: new Map(named.map((index, at) => [index, available[at]])) };
  };

  if ('result' in end) {
    const { lines: outcomes } = end.result;
    assertSame(
      !allRequired || outcomes.every(({ outcome }) => outcome === 'filled'),
      () => `${name}: some lines are filled although all are required`,
    );
    let available: ReadonlyMap<number, boolean | undefined> = new Map();
    let gain = 0n;
    await compare(end, async () => {
      const before = await chain.wrappedOf(caller);
      const filled = await fillAll(async (index) => {
        const line = outcomes[index];
        return line?.outcome !== 'missed' || SKIPPED_BY_SEAPORT.has(line.reason);
      });
      ({ available } = filled);
      gain = (await chain.wrappedOf(caller)) - before;
      return filled.called;
    });
    assertSame(gain >= lowestGain, () => `${name}: ${gain} gained, ${lowestGain} signed`);
    for (const [index, line] of outcomes.entries()) {
      const signed = signedLines[index];
      const isFilled = line.outcome === 'filled';
      const words = () => `${name}: line ${index} is ${line.outcome} in the ledger only`;
      assertSame((available.get(index) ?? false) === isFilled, words);
      const isWithin = signed?.line.isWithin(signed.row) === true;
      assertSame(!isFilled || isWithin, () => `${name}: line ${index} is beyond its signed price`);
      const reasons = line.outcome === 'missed' ? OF_LEDGER[line.reason] : undefined;
      if (reasons === undefined || signed === undefined) continue;
      const why = whySeaport(await fillAlone(await fillOf(line.order, caller, signed.line)));
      assertSame(
        why !== undefined && reasons.includes(why.reason),
        () => `${name}: the ledger misses line ${index}, Seaport says ${why?.words ?? 'done'}`,
      );
    }
    return;
  }

  const { code } = end.refused;
  if (code === 'underfunded') {
    return compare(end, async () => (await fillAll(async () => true)).called);
  }
  if (code === 'total-too-low') {
    const gain = await gainOneByOne();
    return assertSame(gain < lowestGain, () => `${name}: refused (${code}), ${gain} gained`);
  }
  if (OF_LEDGER[code] === undefined || named.length === 0) return;
  const isOneLine = code !== 'total-exceeded' && code !== 'nothing-available';
  if (REVERTING.has(code) || (allRequired && isOneLine)) {
    await chain.fork();
    const { called, available } = await fillAll(async () => true);
    await chain.undo();
    const isAll = called.isDone && ![...available.values()].includes(false);
    return assertSame(!isAll, () => `${name}: the ledger refuses (${code}), Seaport fills all`);
  }
  await compare(end, async () => {
    const filled = await fillAll(async (index, fill) => {
      const one = signedLines[index];
      const isRefused =
        one === undefined || termsOf(one.row).maker === caller || !one.line.isWithin(one.row);
      return !isRefused && (await fillAlone(fill)).isDone;
    });
    return filled.called;
  });
};
