import * as z from 'zod/mini';

const MOST_EVENTS = 500;

const at = z.iso.datetime();

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

/** A page view, with the route's pattern (such as `/profile/:address`) instead of the URL. */
export const PageViewSchema = z.strictObject({
  pattern: z.string().check(
    z.maxLength(200),
    z.regex(ROUTE_PATTERN, 'a route’s pattern, such as /traits/:id, without a query'),
    z.refine((pattern) => !WALLET_ADDRESS.test(pattern), 'it must not hold a wallet address'),
  ),
  at,
});
