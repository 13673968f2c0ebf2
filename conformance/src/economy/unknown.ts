import type { Check } from '../check';
import { sampleInput } from '../checks/sample-inputs';
import { call } from '../contract/call';
import { ECONOMY_ROUTES, needsToken } from '../contract/routes';
import { expectRefusal } from '../expectations';

// Matches routes that respond with a success for any address or criteria root, even an unused one.
const ANY =
  /^economy\.(?:wallets|packs|burns\.ofWallet|reroll|criteria|watchlist|outfits|searches|alerts|showcases)\b/;

/** Parameters of missing items for which a sample names an existing one. */
const MISSING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Low rounds have been published; this one is due in thousands of years.
  'economy.beacon.round': { round: '999999999999' },
};

export const unknownChecks = (): Check[] =>
  ECONOMY_ROUTES.filter(
    ({ name, route }) => route.method === 'GET' && route.path.includes(':') && !ANY.test(name),
  ).map(({ name, route }): Check => ({
    id: `${name}/invalid/a missing item`,
    route: name,
    family: 'invalid',
    rule: `${route.method} ${route.path}: a missing item is a 404 with a message.`,
    writes: false,
    run: async ({ probe, caller }) => {
      const token = needsToken(name) ? (await caller()).token : undefined;
      const params = MISSING[name] ?? sampleInput(name)?.params ?? {};
      const query = name === 'economy.orders.fulfilmentData' ? { quantity: '1' } : {};
      expectRefusal(await probe.send(call(name, { params, query, token })), 404);
    },
  }));
