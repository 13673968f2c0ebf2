import * as z from 'zod';

const PORT_WORDS = 'a port is a whole number from 0 to 65535';

/** What the environment may say; anything unset takes its default. */
const EnvironmentSchema = z.object({
  /** 0 takes any free port. */
  MOCK_PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_WORDS)
    .default('4001')
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_WORDS),
  MOCK_HOST: z.string().min(1, 'it is empty').default('localhost'),
});

export type Environment = { port: number; host: string };

/** A setting that the server cannot start with. The message is one line and names the variable. */
export class BadSetting extends Error {}

/**
 * Reads the settings.
 *
 * @throws BadSetting for the first one that is wrong
 */
export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment => {
  const { success, data, error } = EnvironmentSchema.safeParse(variables);
  if (success) return { port: data.MOCK_PORT, host: data.MOCK_HOST };
  const [issue] = error.issues;
  const name = issue?.path.join('.') ?? '';
  throw new BadSetting(`${name}=${variables[name] ?? ''} cannot be used: ${issue?.message}`);
};
