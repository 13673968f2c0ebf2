import type { NamedRoute } from '@trait-market/contract/shared';
import type { Check } from '../check';
import { call } from '../contract/call';
import { isOfEconomy, needsToken } from '../contract/routes';
import { expectSuccess } from '../expectations';
import { Skipped } from '../probe/outcome';
import { sampleInput } from './sample-inputs';

/** Reads that require a profile. They, and all writes, are covered by the flows. */
const NEED_A_PROFILE: ReadonlySet<string> = new Set(['users.profile', 'users.publicProfile']);

export const NOTHING_TO_READ = 'the market has nothing of the kind that could be read';

export const successChecks = (routes: readonly NamedRoute[]): Check[] =>
  routes
    .filter(({ name, route }) => route.method === 'GET' && !NEED_A_PROFILE.has(name))
    .map(({ name, route }) => ({
      id: `${name}/success/valid request`,
      route: name,
      family: 'success',
      rule: `§7 ${route.method} ${route.path}: ${route.summary ?? ''}`,
      writes: false,
      run: async ({ probe, caller, readOf }) => {
        const token = needsToken(name) ? (await caller()).token : undefined;
        const input = isOfEconomy(name) ? await readOf(name) : (sampleInput(name) ?? {});
        if (input === undefined) throw new Skipped(NOTHING_TO_READ);
        const response = await probe.send(call(name, { ...input, token }));
        // The user of the sample need not exist, and a 404 is a way to say so.
        if (name === 'users.exists' && response.response.status === 404) return;
        expectSuccess(response);
      },
    }));
