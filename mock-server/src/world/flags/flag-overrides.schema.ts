import { DEFAULT_FLAGS } from './default-flags';
import { FlagValuesSchema } from './flag-values.schema';

/** Overrides of the product's flags. Rejects unknown names, because they would have no effect. */
export const FlagOverridesSchema = FlagValuesSchema.check((context) => {
  for (const name of Object.keys(context.value)) {
    if (Object.hasOwn(DEFAULT_FLAGS, name)) continue;
    context.issues.push({
      code: 'custom',
      message: `there is no such flag. There are: ${Object.keys(DEFAULT_FLAGS).join(', ')}`,
      path: [name],
      input: context.value,
    });
  }
});
