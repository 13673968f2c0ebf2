import type { Check } from '../check';
import { call } from '../contract/call';
import { needsToken, ROUTES } from '../contract/routes';
import { expectSuccess } from '../expectations';
import { sampleInputs } from './sample-inputs';

/** Reads that succeed for whoever is signed in. The writes, and a profile that has to be made first, are flows. */
const READS = new Set([
  'users.me',
  'users.nonce',
  'users.searchByAddress',
  'users.searchByUsername',
  'users.exists',
  'credits.balances',
  'tax.status',
  'traits.search',
]);

/** A valid request of each route that needs nothing before it. */
export const successChecks = (): Check[] =>
  ROUTES.filter(({ name }) => READS.has(name)).map(({ name, route }) => ({
    id: `${name}/success/valid request`,
    route: name,
    family: 'success',
    rule: `§7 ${route.method} ${route.path}: ${route.summary ?? ''}`,
    writes: false,
    run: async ({ probe, caller }) => {
      const token = needsToken(name) ? (await caller()).token : undefined;
      expectSuccess(await probe.send(call(name, { ...sampleInputs[name], token })));
    },
  }));
