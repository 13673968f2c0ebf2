import { isDeepStrictEqual } from 'node:util';
import type { $ZodType } from 'zod/v4/core';
import type * as z from 'zod/mini';

import type { Check } from '../../../check';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { CollectionPageSchema, type Collection } from '@trait-market/contract/economy/collections';
import type { CallInput } from '../../../contract/call';
import { expectThat } from '../../../expectations';
import { Breach, Skipped } from '../../../probe/outcome';
import type { CompletedExchange } from '../../../probe/exchange';
import type { Newcomer } from '../../../session/session';
import type { Market } from '../../market';
import { readFlow } from '../market-flow';

type Query = Readonly<Record<string, unknown>>;
export type Answer<Body> = Body & { response: CompletedExchange };
type Page = { items: readonly unknown[]; nextCursor: string | null; total: number };
export type Whole<Body> = Answer<Body> & {
  /** Whether all pages were read. Longer lists are cut off. */
  isWhole: boolean;
};

/** The most items and pages that are read of one list. */
const MOST_ITEMS = 600;
const MOST_PAGES = 90;
/** The number of attempts, because a list may change between two reads. */
const TRIES = 3;

/** Reads each address once, so that all laws of a check compare the same responses. */
export const createReader = (market: Market) => {
  const cache = new Map<string, Promise<unknown>>();

  const get = async <Schema extends $ZodType>(
    name: string,
    schema: Schema,
    input: CallInput = {},
    by?: Newcomer,
  ): Promise<Answer<z.infer<Schema>>> => {
    const key = JSON.stringify([name, input, by?.walletAddress]);
    const cached = cache.get(key) as Promise<Answer<z.infer<Schema>>> | undefined;
    const answer = cached ?? market.read(name, schema, input, by);
    cache.set(key, answer);
    return answer;
  };

  const all = async <Body extends Page>(
    name: string,
    schema: $ZodType<Body>,
    { query = {}, ...input }: CallInput = {},
    by?: Newcomer,
  ): Promise<Whole<Body>> => {
    const read = (more: Query): Promise<Answer<Body>> =>
      get(name, schema, { ...input, query: { limit: String(MAX_PAGE), ...query, ...more } }, by);
    const first = await read({});
    const items = [...first.items];
    let { nextCursor: cursor } = first;
    for (
      let page = 1;
      cursor !== null && page < MOST_PAGES && items.length < MOST_ITEMS;
      page += 1
    ) {
      const next = await read({ cursor });
      items.push(...next.items);
      cursor = next.nextCursor;
    }
    return { ...first, items, isWhole: cursor === null };
  };

  const collections = async (): Promise<Collection[]> =>
    (await all('economy.collections.list', CollectionPageSchema)).items;

  return { ...market, get, all, collections };
};
export type Reader = ReturnType<typeof createReader>;

/**
 * Tries again after a breach, because a list may change between two reads. A breach that repeats
 * itself isn't such a change.
 */
export const steadily = async (
  attempt: () => Promise<void>,
  left = TRIES,
  before = '',
): Promise<void> => {
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof Breach)) throw error;
    const breach = `${error.expected}: ${error.got}`;
    if (left === 1 || breach === before) throw error;
    await steadily(attempt, left - 1, breach);
  }
};

type Law = { rule: string; run: (reader: Reader) => Promise<void> };

/** Returns a check of laws that hold between several reads. */
export const readLaw = (route: string, what: string, { rule, run }: Law): Check =>
  readFlow(route, what, { rule, run: (market) => steadily(() => run(createReader(market))) });

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** @throws Breach when the values differ */
export const expectSame = (
  what: string,
  got: unknown,
  expected: unknown,
  { response }: { response: CompletedExchange },
): void =>
  expectThat(
    isDeepStrictEqual(got, expected),
    `${what}: ${shown(expected)}`,
    `${what}: ${shown(got)}`,
    response,
  );

/** @throws Breach when an item doesn't fit */
export const expectEach = <Item>(
  what: string,
  { items, response }: { items: readonly Item[]; response: CompletedExchange },
  fits: (item: Item) => boolean,
): void => {
  const other = items.find((item) => !fits(item));
  expectThat(other === undefined, `only ${what}`, shown(other).slice(0, 300), response);
};

/** @throws Breach when an item comes after one that belongs behind it */
export const expectOrdered = <Item>(
  what: string,
  { items, response }: { items: readonly Item[]; response: CompletedExchange },
  isInOrder: (before: Item, after: Item) => boolean,
): void => {
  const index = items.findIndex((item, at) => {
    const before = items[at - 1];
    return at > 0 && before !== undefined && !isInOrder(before, item);
  });
  const got = `${shown(items[index - 1]).slice(0, 200)} before ${shown(items[index]).slice(0, 200)}`;
  expectThat(index === -1, what, got, response);
};

export const skipUnless: (holds: boolean, reason: string) => asserts holds = (holds, reason) => {
  if (!holds) throw new Skipped(reason);
};

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0);

export const sumOfWei = (amounts: readonly string[]): string =>
  String(amounts.reduce((total, one) => total + BigInt(one), 0n));

/** Places by a value, where 1 is the best and equal values share the better place. */
export const placesBy = <Item>(
  items: readonly Item[],
  isBetter: (one: Item, other: Item) => boolean,
): number[] => items.map((item) => 1 + items.filter((other) => isBetter(other, item)).length);
