import * as z from 'zod/mini';

/** An object whose values are all of one kind. `z.record` can do more, and every first visit would load it. */
export const recordOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.catchall(z.object({}), value);
