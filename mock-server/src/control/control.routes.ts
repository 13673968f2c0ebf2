import { setConduct } from '../economy/draws/conduct';
import type { Markets } from '../economy/markets';
import { MarketRefusal } from '../economy/refusal';
import { accountOf, shownAddress } from '../kernel/account';
import { refusal } from '../kernel/http/refusal';
import type { Routes } from '../kernel/http/routes';
import { TOKEN_LIFETIME_S, tokensOf } from '../provider/auth/tokens';
import { DEMO_COLLECTOR } from '../world/collectors';
import { DEFAULT_FLAGS } from '../world/flags/default-flags';
import { worldOf } from '../world/http/world-of-request';
import type { World } from '../world/world';
import type { Worlds } from '../world/worlds';
import type { controlContract } from './control.contract';
import type { WorldStatus } from './control.schema';
import { eventsControlRoutes } from './events/events.routes';
import { grant } from './grant';
import { SCENARIO_NAMES } from './scenarios/scenario-names';
import { SCENARIOS } from './scenarios/scenarios';
import { whyNeverMet } from './served-calls';
import { restoreSnapshot, snapshotOf } from './snapshot';

const statusOf = ({ name, clock }: World): WorldStatus => ({
  world: name,
  now: new Date(clock.now()).toISOString(),
});

/** Answers with how the world is, after what was done to it. */
const done = (world: World): { status: 200; body: WorldStatus } => ({
  status: 200,
  body: statusOf(world),
});

/** The control surface, for whoever can reach this server: it is a mock's, and needs no token. */
export const controlRoutes = (
  worlds: Worlds,
  markets: Markets,
): Routes<typeof controlContract> => ({
  reset: async ({ req }) => {
    worldOf(req).reset();
    return done(worldOf(req));
  },

  scenario: async ({ req, body }) => {
    const world = worldOf(req);
    world.reset();
    await SCENARIOS[body.name].apply(world, () => markets.of(world));
    return done(world);
  },

  scenarios: async () => ({
    status: 200,
    body: {
      scenarios: SCENARIO_NAMES.map((name) => ({ name, summary: SCENARIOS[name].summary })),
    },
  }),

  state: async ({ req }) => ({ status: 200, body: snapshotOf(worldOf(req), markets) }),

  restore: async ({ req, body }) => {
    restoreSnapshot(worldOf(req), markets, body);
    return done(worldOf(req));
  },

  faults: async ({ req }) => ({ status: 200, body: { faults: worldOf(req).faults.all() } }),

  addFault: async ({ req, body }) => {
    const never = whyNeverMet(body);
    if (never !== undefined) return refusal(400, never);
    return { status: 200, body: worldOf(req).faults.add(body) };
  },

  clearFaults: async ({ req }) => {
    worldOf(req).faults.replace([]);
    return done(worldOf(req));
  },

  removeFault: async ({ req, params }) =>
    worldOf(req).faults.remove(params.id)
      ? done(worldOf(req))
      : refusal(404, `There is no fault ${params.id} here (any more).`),

  token: async ({ req, body: { walletAddress, expiresInS = TOKEN_LIFETIME_S } }) => {
    const world = worldOf(req);
    const account = walletAddress === undefined ? DEMO_COLLECTOR : accountOf(walletAddress);
    return {
      status: 200,
      body: {
        accessToken: tokensOf(world).issue(account, expiresInS),
        walletAddress: shownAddress(account),
        exp: Math.floor(world.clock.now() / 1000) + expiresInS,
      },
    };
  },

  grant: async ({ req, body }) => {
    const world = worldOf(req);
    try {
      await grant(await markets.of(world), body);
      return done(world);
    } catch (error) {
      if (error instanceof MarketRefusal) {
        return refusal(error.status === 404 ? 404 : 400, error.message);
      }
      throw error;
    }
  },

  draws: async ({ req, body }) => {
    const world = worldOf(req);
    setConduct((await markets.of(world)).context.tables, body.conduct);
    return done(world);
  },

  status: async ({ req }) => done(worldOf(req)),

  clock: async ({ req, body }) => {
    const { clock } = worldOf(req);
    if ('now' in body) clock.set(Date.parse(body.now));
    else clock.advance(body.advanceMs);
    return done(worldOf(req));
  },

  flags: async ({ req, body }) => {
    worldOf(req).records.flags.replace(body);
    return done(worldOf(req));
  },

  flagsInUse: async ({ req }) => ({
    status: 200,
    body: { defaults: DEFAULT_FLAGS, overrides: worldOf(req).records.flags.all() },
  }),

  worlds: async () => ({ status: 200, body: { worlds: worlds.names() } }),

  ...eventsControlRoutes,

  journal: async ({ req }) => ({
    status: 200,
    body: { entries: worldOf(req).journal.entries() },
  }),
});
