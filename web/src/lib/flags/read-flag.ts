import type { FeatureFlagsConfig } from '@/config/app-config';

import type { FlagClient } from './flag-client';
import type { FlagKey, FlagValue } from './flags';

const clients = new WeakMap<FeatureFlagsConfig, Promise<FlagClient>>();

const loadClient = async (config: FeatureFlagsConfig): Promise<FlagClient> => {
  const { createFlagClient } = await import('./flag-client');
  return createFlagClient(config);
};

const clientOf = (config: FeatureFlagsConfig): Promise<FlagClient> => {
  const client = clients.get(config) ?? loadClient(config);
  clients.set(config, client);
  client.catch(() => clients.delete(config));
  return client;
};

/** Returns a flag's value; undefined if it is unknown or invalid. Rejects after any failure. */
export const fetchFlag = async <Key extends FlagKey>(
  config: FeatureFlagsConfig,
  key: Key,
): Promise<FlagValue<Key> | undefined> => {
  const client = await clientOf(config);
  return client.read(key);
};

/** Returns a flag's value; undefined after any failure. */
export const readFlag = <Key extends FlagKey>(
  config: FeatureFlagsConfig,
  key: Key,
): Promise<FlagValue<Key> | undefined> => fetchFlag(config, key).catch(() => undefined);

/** Lets the next read request the features again, although the host has just failed. */
export const forgetFailure = (config: FeatureFlagsConfig): void => void clients.delete(config);
