import type * as z from 'zod';

import { EnvironmentSchema } from './environment';
import { StatedError } from '../log/stated-error';

/** The parsed settings, with deadlines in ms and limits in bytes. */
export type Config = z.output<typeof EnvironmentSchema>;

/** The error for an invalid environment. Its message is one line that names each bad variable. */
export class ConfigurationError extends StatedError {
  override name = 'ConfigurationError';
}

/** Returns conflicts between variables that are valid on their own. */
const contradictions = (config: Config): string[] => {
  const {
    FEATURE_FLAGS_HOST: host,
    FEATURE_FLAGS_KEY: key,
    FEATURE_FLAGS_USAGE_URL: usage,
  } = config;
  const { PORT, METRICS_PORT, REDIS_URL } = config;
  const flagsAreWhole = host === undefined ? (key ?? usage) === undefined : key !== undefined;
  return [
    ...(config.HEADERS_DEADLINE_MS <= config.REQUEST_DEADLINE_MS
      ? []
      : ['HEADERS_DEADLINE_MS must not exceed REQUEST_DEADLINE_MS, which includes it']),
    ...(PORT === 0 || PORT !== METRICS_PORT
      ? []
      : ['METRICS_PORT must differ from PORT, because it is for the operator only']),
    ...(REDIS_URL === undefined || /^\/?\d{0,4}$/.test(REDIS_URL.pathname)
      ? []
      : ['REDIS_URL must contain a database number, such as redis://redis.example.com:6379/0']),
    ...(config.ECONOMY === 'off' || config.EVENT_STREAMS < config.CLIENT_CONNECTIONS
      ? []
      : [
          'EVENT_STREAMS must be less than CLIENT_CONNECTIONS, so that other requests get a connection',
        ]),
    ...(config.EVENT_STREAMS_PER_CLIENT <= config.EVENT_STREAMS
      ? []
      : ['EVENT_STREAMS_PER_CLIENT must not exceed EVENT_STREAMS']),
    ...(config.JSON_LIMIT_BYTES * 2 <= config.JSON_TOTAL_BYTES
      ? []
      : ['JSON_TOTAL_BYTES must be at least twice JSON_LIMIT_BYTES, so that a body fits']),
    ...(flagsAreWhole
      ? []
      : ['FEATURE_FLAGS_HOST and FEATURE_FLAGS_KEY must both be set for feature flags']),
    ...(config.CHAT_SCRIPT_URL === undefined || config.INTERCOM_APP_ID === undefined
      ? []
      : [
          'CHAT_SCRIPT_URL and INTERCOM_APP_ID must not both be set, because there is only one live chat',
        ]),
  ];
};

/**
 * Parses the environment; an empty variable counts as unset.
 * @throws ConfigurationError when a variable is invalid or contradicts another
 */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
  const result = EnvironmentSchema.safeParse(given);
  const complaints = result.success
    ? contradictions(result.data)
    : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (result.success && complaints.length === 0) return result.data;
  throw new ConfigurationError(complaints.join('; '));
};
