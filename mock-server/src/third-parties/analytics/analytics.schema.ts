import * as z from 'zod/mini';

/** Events of one batch, at most. */
const MOST_EVENTS = 500;

const at = z.iso.datetime();

/** Which flag was asked, what it said and by which rule: one event for each use. */
export const UsageBatchSchema = z.strictObject({
  clientKey: z.string().check(z.minLength(1), z.maxLength(200)),
  events: z
    .array(
      z.strictObject({
        feature: z.string().check(z.minLength(1), z.maxLength(200)),
        value: z.json(),
        source: z.string().check(z.minLength(1), z.maxLength(200)),
        at,
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_EVENTS)),
});

const ROUTE_PATTERN = /^(?:\*|\/[\w\-/:*]*)$/;
const WALLET_ADDRESS = /0x[0-9a-f]{40}/i;

/**
 * A page view says which route was seen, never whose page or what was searched: a pattern such as
 * `/profile/:address`, without a query, a fragment or a wallet address. `*` is no route at all.
 */
export const PageViewSchema = z.strictObject({
  pattern: z.string().check(
    z.maxLength(200),
    z.regex(ROUTE_PATTERN, 'a route’s pattern, such as /traits/:id, without a query'),
    z.refine((pattern) => !WALLET_ADDRESS.test(pattern), 'it must not hold a wallet address'),
  ),
  at,
});
