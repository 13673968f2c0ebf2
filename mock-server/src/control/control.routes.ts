import { setConduct } from '../economy/draws/conduct';
import type { Markets } from '../economy/world-markets/markets';
import { MarketRefusal } from '../economy/shared/refusal';
import { accountOf, shownAddress } from '../kernel/account';
import { LONGEST_PREPARED, MOST_PREPARED } from '../kernel/answers/answer.schema';
import { originOf } from '../kernel/http/origin';
import { refusal } from '../kernel/http/refusal';
import type { Routes } from '../kernel/http/routes';
import { isUnmatched } from '../kernel/journal/journal';
import { TOKEN_LIFETIME_S, tokensOf } from '../provider/auth/tokens';
import { DEMO_COLLECTOR } from '../world/collectors';
import { DEFAULT_FLAGS } from '../world/flags/default-flags';
import { worldOf } from '../world/http/world-of-request';
import type { World } from '../world/world';
import type { Worlds } from '../world/worlds';
import { breachesOf } from './answers/breaches';
import type { controlContract } from './control.contract';
import type { WorldStatus } from './control.schema';
import { eventsControlRoutes } from './events.routes';
import { grant } from './grant';
import { harOf } from './recording/har-of-journal';
import { enterFileScenario, type FileScenario } from './recording/scenario-file';
import { resetOne } from './reset-one';
import { SCENARIO_NAMES } from './scenarios/scenario-names';
import { SCENARIOS } from './scenarios/scenarios';
import { whyNeverMet } from './served-calls';
import type { Shadow } from './shadow/shadow';
import { restoreSnapshot, snapshotOf } from './snapshot';
import { verify } from './verify/verify';

const TOO_MANY_ANSWERS = `A world may have ${MOST_PREPARED} sequences of answers, and ${LONGEST_PREPARED / 1024} kB of them. Remove some first.`;

const NO_SHADOW = 'The mock compares its responses with no provider. Start it with --shadow URL.';

const statusOf = ({ name, clock }: World): WorldStatus => ({
  world: name,
  now: new Date(clock.now()).toISOString(),
});

const done = (world: World): { status: 200; body: WorldStatus } => ({
  status: 200,
  body: statusOf(world),
});

const own = (scenario: FileScenario | undefined) =>
  scenario === undefined ? [] : [{ name: scenario.file.name, summary: scenario.file.summary }];

export type ControlDependencies = {
  worlds: Worlds;
  markets: Markets;
  fileScenario?: FileScenario | undefined;
  shadow?: Shadow | undefined;
};

export const controlRoutes = ({
  worlds,
  markets,
  fileScenario,
  shadow,
}: ControlDependencies): Routes<typeof controlContract> => ({
  reset: async ({ req }) => {
    worldOf(req).reset();
    return done(worldOf(req));
  },

  resetOne: async ({ req, params: { entity, id } }) => {
    const refused = await resetOne({ world: worldOf(req), markets }, entity, id);
    return refused === undefined ? done(worldOf(req)) : refusal(refused.status, refused.message);
  },

  scenario: async ({ req, body: { name } }) => {
    const world = worldOf(req);
    if (fileScenario !== undefined && name === fileScenario.file.name) {
      world.reset();
      enterFileScenario(world, fileScenario);
      return done(world);
    }
    const scenario = SCENARIO_NAMES.find((one) => one === name);
    if (scenario === undefined) {
      const names = [...SCENARIO_NAMES, ...own(fileScenario).map((one) => one.name)].join(', ');
      return refusal(400, `name: There is no such scenario. There are: ${names}.`);
    }
    world.reset();
    await SCENARIOS[scenario].apply(world, () => markets.of(world));
    world.markFirst();
    markets.markFirst(world);
    return done(world);
  },

  scenarios: async () => ({
    status: 200,
    body: {
      scenarios: [
        ...own(fileScenario),
        ...SCENARIO_NAMES.map((name) => ({ name, summary: SCENARIOS[name].summary })),
      ],
    },
  }),

  state: async ({ req }) => ({ status: 200, body: snapshotOf(worldOf(req), markets) }),

  restore: async ({ req, body }) => {
    const { replay } = body;
    if (replay !== null && replay.scenario !== fileScenario?.file.name) {
      return refusal(
        400,
        `replay: this state goes on in the scenario ${replay.scenario}. Start the mock with its --scenario-file.`,
      );
    }
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

  answers: async ({ req }) => ({ status: 200, body: { answers: worldOf(req).answers.all() } }),

  prepareAnswers: async ({ req, body }) => {
    const never = whyNeverMet(body);
    if (never !== undefined) return refusal(400, never);
    const prepared = worldOf(req).answers.add(body);
    return prepared === undefined
      ? refusal(400, TOO_MANY_ANSWERS)
      : { status: 200, body: { prepared, breaksContract: breachesOf(body) } };
  },

  clearAnswers: async ({ req }) => {
    worldOf(req).answers.replace([]);
    return done(worldOf(req));
  },

  removeAnswers: async ({ req, params }) =>
    worldOf(req).answers.remove(params.id)
      ? done(worldOf(req))
      : refusal(404, `There are no prepared answers ${params.id} here (any more).`),

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

  beacon: async ({ req, body }) => {
    const world = worldOf(req);
    await (await markets.of(world)).setBeaconLate(body.late);
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

  journal: async ({ req, query }) => {
    const { journal } = worldOf(req);
    const body =
      query.unmatched === 'true'
        ? {
            entries: journal.entries().filter(isUnmatched),
            forgotten: journal.forgottenUnmatched(),
          }
        : { entries: journal.entries(), forgotten: journal.forgotten() };
    return { status: 200, body };
  },

  har: async ({ req }) => ({
    status: 200,
    body: harOf(originOf(req), worldOf(req).journal.exchanges()),
  }),

  verify: async ({ req, body }) => {
    const never = whyNeverMet(body);
    if (never !== undefined) return refusal(400, never);
    return { status: 200, body: verify(worldOf(req).journal, body) };
  },

  shadow: async () =>
    shadow === undefined ? refusal(404, NO_SHADOW) : { status: 200, body: shadow.report() },

  forgetShadow: async () => {
    if (shadow === undefined) return refusal(404, NO_SHADOW);
    shadow.forget();
    return { status: 200, body: shadow.report() };
  },

  exchange: async ({ req, params }) => {
    const exchange = worldOf(req).journal.exchange(params.id);
    return exchange === undefined
      ? refusal(404, `The journal has no call ${params.id} (any more).`)
      : { status: 200, body: exchange };
  },
});
