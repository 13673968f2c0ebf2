import type { FeatureFlagsConfig } from '@/config/app-config';

import type { FlagClient } from './flag-client';
import { flags, type FlagKey, type FlagValue } from './flags';

const clients = new WeakMap<FeatureFlagsConfig, Promise<FlagClient>>();

const loadClient = async (config: FeatureFlagsConfig): Promise<FlagClient> => {
  const { createFlagClient } = await import('./flag-client');
  return createFlagClient(config);
};

/** The client is loaded with the first flag that is asked for. */
const clientOf = (config: FeatureFlagsConfig): Promise<FlagClient> => {
  const client = clients.get(config) ?? loadClient(config);
  clients.set(config, client);
  client.catch(() => clients.delete(config));
  return client;
};

/** A flag's value; undefined, whatever went wrong, where there is none that the product knows. */
export const readFlag = async <Key extends FlagKey>(
  config: FeatureFlagsConfig,
  key: Key,
): Promise<FlagValue<Key> | undefined> => {
  try {
    const client = await clientOf(config);
    return flags[key].safeParse(await client.read(key)).data;
  } catch {
    return undefined;
  }
};
