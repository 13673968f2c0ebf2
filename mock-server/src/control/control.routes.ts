import { worldOf } from '../http/world-of-request';
import type { Routes } from '../routes/implementation';
import { SCENARIOS } from '../scenarios/scenarios';
import type { World } from '../world';
import type { controlContract } from './control.contract';
import type { WorldStatus } from './control.schema';

const statusOf = ({ name, clock }: World): WorldStatus => ({
  world: name,
  now: new Date(clock.now()).toISOString(),
});

/** The control surface, for whoever can reach this server: it is a mock's, and needs no token. */
export const controlRoutes: Routes<typeof controlContract> = {
  reset: async ({ req }) => {
    const world = worldOf(req);
    world.reset();
    return { status: 200, body: statusOf(world) };
  },

  scenario: async ({ req, body }) => {
    const world = worldOf(req);
    world.reset();
    SCENARIOS[body.name].apply(world);
    return { status: 200, body: statusOf(world) };
  },

  clock: async ({ req, body }) => {
    const { clock } = worldOf(req);
    if ('now' in body) clock.set(Date.parse(body.now));
    else clock.advance(body.advanceMs);
    return { status: 200, body: statusOf(worldOf(req)) };
  },

  flags: async ({ req, body }) => {
    const world = worldOf(req);
    world.records.flags.replace(body);
    return { status: 200, body: statusOf(world) };
  },

  journal: async ({ req }) => ({
    status: 200,
    body: { entries: worldOf(req).journal.entries() },
  }),
};
