import { refusal } from '../../kernel/http/refusal';
import type { Routes } from '../../kernel/http/routes';
import { DEFAULT_FLAGS } from '../../world/flags/default-flags';
import { worldOf } from '../../world/http/world-of-request';
import type { flagsContract } from './flags.contract';
import { SDK_KEY } from './flags.schema';

/** Returns the default flags, with the overrides of the world. */
export const flagsRoutes: Routes<typeof flagsContract> = {
  features: async ({ req, params }) => {
    if (params.key !== SDK_KEY) {
      return refusal(404, `There is no SDK connection with this key: it is ${SDK_KEY}.`);
    }
    const { clock, records } = worldOf(req);
    const values = { ...DEFAULT_FLAGS, ...records.flags.all() };
    const features = Object.fromEntries(
      Object.entries(values).map(([name, defaultValue]) => [name, { defaultValue }]),
    );
    return {
      status: 200,
      body: { status: 200, features, dateUpdated: new Date(clock.now()).toISOString() },
    };
  },
};
