import { FlagValuesSchema, type FlagValues } from '../flags/flag-values.schema';
import type { Database } from './database';

export const createFlags = ({ flag }: Database) => ({
  all: (): FlagValues =>
    FlagValuesSchema.parse(
      Object.fromEntries(flag.rows().map(({ name, value }) => [name, JSON.parse(value)])),
    ),

  replace: (values: FlagValues): void => {
    for (const { name } of flag.rows()) flag.remove(name);
    for (const [name, value] of Object.entries(values)) {
      flag.insert({ name, value: JSON.stringify(value) });
    }
  },
});
