import { FlagValuesSchema, type FlagValues } from '../third-parties/flags/flags.schema';
import type { Database } from './models';

/** The flags that this world has other values for than all others. */
export const createFlags = ({ flag }: Database) => ({
  all: (): FlagValues =>
    FlagValuesSchema.parse(
      Object.fromEntries(flag.getAll().map(({ name, value }) => [name, JSON.parse(value)])),
    ),

  /** Overrides exactly these from now on. */
  replace: (values: FlagValues): void => {
    flag.deleteMany({ where: {} });
    for (const [name, value] of Object.entries(values)) {
      flag.create({ name, value: JSON.stringify(value) });
    }
  },
});
