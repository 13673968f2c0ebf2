import type { Routes } from '../kernel/http/routes';
import { worldOf } from '../world/http/world-of-request';
import type { World } from '../world/world';
import type { controlContract } from './control.contract';
import type { EventsStatus, eventsControl } from './events/events.control';

const statusOf = ({ events }: World): { status: 200; body: EventsStatus } => ({
  status: 200,
  body: { open: events.listeners(), paused: events.isPaused(), last: events.last() },
});

export const eventsControlRoutes: Pick<
  Routes<typeof controlContract>,
  keyof typeof eventsControl
> = {
  events: async ({ req }) => statusOf(worldOf(req)),

  pushEvent: async ({ req, body: { data, ...event } }) => {
    worldOf(req).events.add({ ...event, dataAt: () => data ?? null });
    return statusOf(worldOf(req));
  },

  pauseEvents: async ({ req, body }) => {
    worldOf(req).events.pause(body.paused);
    return statusOf(worldOf(req));
  },

  cutEvents: async ({ req }) => {
    worldOf(req).events.cut();
    return statusOf(worldOf(req));
  },
};
