import type { FeatureFlagsConfig } from '@/config/app-config';
import { FLAG_CACHE_MS, FLAG_TIMEOUT_MS } from '@/config/constants';

import { cachedFeatures } from '../storage';
import {
  FeaturesSchema,
  isFresh,
  readStored,
  type Features,
  type EvaluatedFlag,
  type StoredFeatures,
} from './features';
import { createFlagUsage } from './flag-usage';
import { flags, type FlagKey, type FlagValue } from './flags';

export type FlagClient = {
  /** Returns a flag's value; undefined if it is unknown or invalid. Rejects if the host fails. */
  read: <Key extends FlagKey>(key: Key) => Promise<FlagValue<Key> | undefined>;
};

/** Most features have one value; the rule evaluator loads with the first that has rules. */
export const evaluate = async (features: Features, key: string): Promise<EvaluatedFlag> => {
  const feature = features[key];
  if (feature === undefined) return { value: null, source: 'unknownFeature' };
  const { rules = [], defaultValue = null } = feature;
  if (Array.isArray(rules) && rules.length === 0)
    return { value: defaultValue, source: 'defaultValue' };
  const { evaluateRules } = await import('./evaluate-rules');
  return evaluateRules(features, key);
};

/** Caches 60,000 ms across reloads; doesn't retry a failed host within that time (§7). */
export const createFlagClient = (config: FeatureFlagsConfig): FlagClient => {
  const of = `${config.host} ${config.clientKey}`;
  const reportUse = createFlagUsage(config);
  const reported = new Map<string, unknown>();
  let known: StoredFeatures | undefined = readStored(cachedFeatures.read(), of, Date.now());
  let pendingRefresh: Promise<void> | undefined;
  let failedAt = -Infinity;

  const fetchFeatures = async (): Promise<void> => {
    try {
      const url = `${config.host}/api/features/${config.clientKey}`;
      const response = await fetch(url, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(FLAG_TIMEOUT_MS),
      });
      if (!response.ok)
        throw new Error(`The flag service responded with status ${response.status}.`);
      known = { of, fetchedAt: Date.now(), ...FeaturesSchema.parse(await response.json()) };
      cachedFeatures.write(JSON.stringify(known));
    } catch {
      failedAt = Date.now();
    }
  };

  const refresh = async (): Promise<void> => {
    const now = Date.now();
    if ((known && isFresh(known, now)) || now - failedAt < FLAG_CACHE_MS) return;
    pendingRefresh ??= fetchFeatures().finally(() => {
      pendingRefresh = undefined;
    });
    await pendingRefresh;
  };

  return {
    read: async (key) => {
      await refresh();
      if (known === undefined) throw new Error('The flag service failed.');
      const { value, source } = await evaluate(known.features, key);
      if (reported.get(key) !== value) {
        reported.set(key, value);
        reportUse({ feature: key, value, source, at: new Date().toISOString() });
      }
      return flags[key].safeParse(value).data;
    },
  };
};
