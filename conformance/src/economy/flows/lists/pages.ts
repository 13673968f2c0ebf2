import * as z from 'zod/mini';
import { $ZodObject } from 'zod/v4/core';

import type { Check } from '../../../check';
import { call, type CallInput } from '../../../contract/call';
import { ECONOMY_ROUTES, needsToken } from '../../../contract/routes';
import { asSchema, defOf } from '../../../contract/schema';
import { expectBody, expectSuccess } from '../../../expectations';
import { flow } from '../../../flows/flow';
import { NOTHING_TO_READ } from '../../../checks/success';
import { Breach, Skipped } from '../../../probe/outcome';
import type { CompletedExchange } from '../../../probe/exchange';
import type { Probe } from '../../../probe/probe';

const PageSchema = z.looseObject({
  items: z.array(z.unknown()),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});

const LARGEST_PAGE = 60;
const SMALL_PAGE = 20;
/** The number of pages into which a short list is split. */
const PAGES = 3;
/** Longer lists are read up to this page only. */
const MOST_PAGES = 8;
/** The number of readings. Items of a list that changes may move between two pages. */
const TRIES = 3;

const AvatarSchema = z.looseObject({ collection: z.string(), tokenId: z.string() });
const nameOfAvatar = ({ collection, tokenId }: z.infer<typeof AvatarSchema>): string =>
  `${collection}/${tokenId}`;

const keyedBy = <Field extends string>(field: Field) =>
  z.pipe(
    z.looseObject({ [field]: z.string() }),
    z.transform((item) => String(item[field])),
  );

const KeySchema = z.union([
  keyedBy('id'),
  keyedBy('hash'),
  keyedBy('slug'),
  keyedBy('anchor'),
  keyedBy('address'),
  z.pipe(AvatarSchema, z.transform(nameOfAvatar)),
  z.pipe(
    z.looseObject({ collector: z.looseObject({ address: z.string() }) }),
    z.transform(({ collector }) => collector.address),
  ),
  z.pipe(
    z.looseObject({ trait: z.looseObject({ id: z.string() }) }),
    z.transform(({ trait }) => trait.id),
  ),
  z.pipe(
    z.looseObject({ avatar: AvatarSchema }),
    z.transform(({ avatar }) => nameOfAvatar(avatar)),
  ),
]);

type Reading = {
  items: string[];
  /** The names of the items, if they have one. */
  keys: string[];
  response: CompletedExchange;
  totals: number[];
  isWhole: boolean;
};

const readPages = async (
  probe: Probe,
  name: string,
  input: CallInput & { token?: string | undefined },
  limit: number,
): Promise<Reading> => {
  const items: string[] = [];
  const keys: string[] = [];
  const totals: number[] = [];
  let cursor: string | null = null;
  for (let page = 1; ; page += 1) {
    const query = { ...input.query, limit: String(limit), ...(cursor !== null && { cursor }) };
    const response = await probe.send(call(name, { ...input, query }));
    expectSuccess(response);
    const body = expectBody(response, PageSchema);
    items.push(...body.items.map((item) => JSON.stringify(item)));
    keys.push(...body.items.flatMap((item) => KeySchema.safeParse(item).data ?? []));
    totals.push(body.total);
    cursor = body.nextCursor;
    if (cursor === null || page === MOST_PAGES) {
      return { items, keys, response, totals, isWhole: cursor === null };
    }
  }
};

const faultIn = ({ items, response, totals, isWhole }: Reading): Breach | undefined => {
  const seen = new Set(items);
  if (seen.size < items.length) {
    const got = `${items.length - seen.size} of ${items.length} items repeated`;
    return new Breach('each item once on the pages of a list', got, response);
  }
  // The total changes while the market does.
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const isCounted = items.length >= least && items.length <= most;
  const expected = least === most ? `${least}` : `${least} to ${most}`;
  return isWhole && !isCounted
    ? new Breach(`${expected} items on all pages, the total`, `${items.length}`, response)
    : undefined;
};

/** Returns the number of items that the market put first between the two readings. */
const addedFirst = (large: Reading, small: Reading): number => {
  const grown = (small.totals.at(-1) ?? 0) - (large.totals[0] ?? 0);
  const [first = ''] = large.keys;
  return Math.max(0, small.keys.slice(0, Math.max(0, grown) + 1).indexOf(first));
};

/** Expects the same items in the same order, as far as both readings go. */
const differenceIn = (large: Reading, small: Reading): Breach | undefined => {
  const keys = small.keys.slice(addedFirst(large, small));
  const end = Math.min(large.keys.length, keys.length);
  const index = keys.slice(0, end).findIndex((key, at) => key !== large.keys[at]);
  if (index === -1) return undefined;
  const [expected = '', got = ''] = [large.keys[index], keys[index]];
  return new Breach(
    `'${expected}' as item ${index + 1}, as on larger pages`,
    `'${got}'`,
    small.response,
  );
};

const PAGED = ECONOMY_ROUTES.filter(({ route }) => {
  const query = asSchema(route.query);
  return query instanceof $ZodObject && Object.hasOwn(defOf(query).shape, 'cursor');
});

const toTheEnd = PAGED.map(({ name }) => ({
  ...flow(name, 'every page to the end', {
    rule: 'Pages follow one another by their cursor: each item once, as many as the total, and the same whatever the limit.',
    run: async ({ probe, caller, readOf }) => {
      const token = needsToken(name) ? (await caller()).token : undefined;
      const input = await readOf(name);
      if (input === undefined) throw new Skipped(NOTHING_TO_READ);
      let fault: Breach | undefined;
      for (let tried = 0; tried < TRIES; tried += 1) {
        const large = await readPages(probe, name, { ...input, token }, LARGEST_PAGE);
        const [total = 0] = large.totals;
        const limit = Math.max(1, Math.min(SMALL_PAGE, Math.ceil(total / PAGES)));
        const small = await readPages(probe, name, { ...input, token }, limit);
        fault = faultIn(large) ?? faultIn(small) ?? differenceIn(large, small);
        if (fault === undefined) return;
      }
      if (fault !== undefined) throw fault;
    },
  }),
  writes: false,
}));

export const pageFlows = (): Check[] => toTheEnd;
