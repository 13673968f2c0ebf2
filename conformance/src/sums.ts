import * as z from 'zod/mini';

import { OrderComponentsSchema, orderHash } from '@trait-market/contract/economy/typed-data';
import { isOfEconomy } from './contract/routes';
import { Breach } from './probe/outcome';
import { jsonOf, type CompletedExchange } from './probe/exchange';

const count = z.optional(z.number());

const PageSchema = z.looseObject({
  items: z.array(z.unknown()),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});

const SupplySchema = z.looseObject({
  editions: z.number(),
  loose: z.number(),
  worn: z.number(),
  inPacks: count,
  locked: count,
  holders: z.looseObject({
    items: z.array(z.looseObject({ loose: z.number(), worn: z.number() })),
  }),
});

const OrderSchema = z.looseObject({
  hash: z.string(),
  quantity: z.number(),
  remaining: z.number(),
  components: OrderComponentsSchema,
});

const LedgerSchema = z.looseObject({
  balance: z.looseObject({ subscription: z.number(), vanilla: z.number() }),
  lots: z.array(z.looseObject({ bucket: z.string(), amount: z.number() })),
});

const ActivityItemSchema = z.looseObject({ id: z.string(), at: z.string() });

const sum = (figures: readonly number[]): number => figures.reduce((one, other) => one + other, 0);

type Inconsistency = readonly [expected: string, got: string];

const pageInconsistency = (body: unknown, path: string): Inconsistency | undefined => {
  const { success, data } = PageSchema.safeParse(body);
  if (!success) return undefined;
  const { items, nextCursor, total } = data;
  const query = new URLSearchParams(path.split('?', 2)[1] ?? '');
  const limit = Number(query.get('limit') ?? 60);
  if (items.length > limit) return [`${limit} items at most`, `${items.length}`];
  if (total < items.length) return [`a total of ${items.length} at least`, `${total}`];
  const isWhole = nextCursor === null && !query.has('cursor');
  return isWhole && total !== items.length
    ? [`a total of ${items.length}, since there is no other page`, `${total}`]
    : undefined;
};

const supplyInconsistency = (body: unknown): Inconsistency | undefined => {
  const { success, data } = SupplySchema.safeParse(body);
  if (!success) return undefined;
  const { editions, loose, worn, inPacks = 0, locked = 0, holders } = data;
  const parts = loose + worn + inPacks + locked;
  if (parts !== editions) {
    return [
      `editions: ${parts}, the sum of loose, worn, packed and locked ones`,
      `editions: ${editions}`,
    ];
  }
  const held = sum(holders.items.map((holder) => holder.loose + holder.worn));
  return held > loose + worn
    ? [`holders with ${loose + worn} editions at most`, `holders with ${held}`]
    : undefined;
};

const orderInconsistency = (body: unknown): Inconsistency | undefined => {
  const { success, data } = OrderSchema.safeParse(body);
  if (!success) return undefined;
  const { hash, quantity, remaining, components } = data;
  if (remaining < 0 || remaining > quantity) {
    return [`remaining: 0 to ${quantity}`, `remaining: ${remaining}`];
  }
  const signed = orderHash(components);
  return hash.toLowerCase() === signed.toLowerCase()
    ? undefined
    : [`hash: ${signed}, that of its components`, `hash: ${hash}`];
};

const ledgerInconsistency = (body: unknown): Inconsistency | undefined => {
  const { success, data } = LedgerSchema.safeParse(body);
  if (!success) return undefined;
  const { balance, lots } = data;
  const left = sum(lots.map(({ amount }) => amount));
  const had = balance.subscription + balance.vanilla;
  return left === had ? undefined : [`credits left of all received: ${had}`, `${left}`];
};

/** Returns a violation if a list of activities isn't sorted newest first or has duplicates. */
const activityInconsistency = (items: readonly unknown[]): Inconsistency | undefined => {
  const entries = items.flatMap((item) => {
    const { success, data } = ActivityItemSchema.safeParse(item);
    return success ? [data] : [];
  });
  const ids = entries.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return ['each event once', 'a duplicate'];
  const isSorted = entries.every(({ at }, index) => {
    const before = entries[index - 1];
    return before === undefined || Date.parse(before.at) >= Date.parse(at);
  });
  return isSorted ? undefined : ['the newest first', 'another order'];
};

// The number of orders per page whose hashes are recomputed, which is enough to detect wrong
// hashes.
const HASHED = 5;

const inconsistencyIn = ({ request, response }: CompletedExchange): Inconsistency | undefined => {
  const body = jsonOf(response);
  const page = PageSchema.safeParse(body);
  const items = page.success ? page.data.items : [];
  return (
    pageInconsistency(body, request.path) ??
    supplyInconsistency(body) ??
    ledgerInconsistency(body) ??
    (request.route === 'economy.activity.list' ? activityInconsistency(items) : undefined) ??
    [body, ...items.slice(0, HASHED)]
      .map(orderInconsistency)
      .find((inconsistency) => inconsistency !== undefined)
  );
};

export const sums = {
  family: 'sums',
  rule: 'The figures in a market response add up: editions are the sum of loose, worn, packed and locked ones; an order’s hash is that of its components, and it has no more units left than it had; credits are what is left of all received; a page counts its list; activity has each event once, newest first.',
  concerns: ({ request, response }: CompletedExchange): boolean =>
    isOfEconomy(request.route ?? '') && response.status < 300,
  breachIn: (exchange: CompletedExchange): Breach | undefined => {
    const inconsistency = inconsistencyIn(exchange);
    return inconsistency === undefined
      ? undefined
      : new Breach(inconsistency[0], inconsistency[1], exchange);
  },
} as const;
