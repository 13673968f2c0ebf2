import type { Query } from '@tanstack/react-query';

import type { FeatureFlagsConfig } from '@/config/app-config';
import { FLAG_CACHE_MS, FLAG_TIMEOUT_MS } from '@/config/constants';
import { FeaturesSchema, type Features } from '@/lib/flags/features';
import { evaluate } from '@/lib/flags/flag-client';
import { flags, type FlagKey } from '@/lib/flags/flags';
import { FEATURE_QUERIES } from '@/lib/flags/use-feature-enabled';
import { FLAG_QUERIES } from '@/lib/flags/use-flag';

const isFlag = (key: unknown): key is FlagKey => typeof key === 'string' && key in flags;

export const isFeatureQuery = ({ queryKey: [root] }: Query): boolean =>
  root === FEATURE_QUERIES || root === FLAG_QUERIES;

/** Reads the feature flags for rendered pages, at most once in 60,000 ms for each mock world. */
export const createFeatureReader = ({ host, clientKey }: FeatureFlagsConfig) => {
  type Reading = { at: number; features: Promise<Features>; latest: Features | undefined };
  const rememberLatest = async (reading: Reading): Promise<void> => {
    reading.latest = await reading.features.catch(() => reading.latest);
  };
  const readings = new Map<string | null, Reading>();

  const load = async (world: string | null): Promise<Features> => {
    const response = await fetch(`${host}/api/features/${clientKey}`, {
      headers: world === null ? {} : { 'x-mock-world': world },
      signal: AbortSignal.timeout(FLAG_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The flag service responded with status ${response.status}.`);
    return FeaturesSchema.parse(await response.json()).features;
  };

  /** Like the browser, doesn't retry a failed service within 60,000 ms (§7). */
  const featuresOf = async (world: string | null): Promise<Features> => {
    const known = readings.get(world);
    if (known && Date.now() - known.at < FLAG_CACHE_MS) return known.latest ?? known.features;
    // Only the mock has worlds, so the map needs no other bound in production.
    if (readings.size >= 100) readings.clear();
    const reading: Reading = { at: Date.now(), features: load(world), latest: known?.latest };
    readings.set(world, reading);
    void rememberLatest(reading);
    // The latest flags serve while newer ones load, and while the service fails.
    return reading.latest ?? reading.features;
  };

  /** Sets the query's data. A failure leaves it pending. */
  return async (query: Query, world: string | null): Promise<void> => {
    const [root, key] = query.queryKey;
    if (!isFlag(key)) return;
    const { value } = await evaluate(await featuresOf(world), key);
    query.setData(flags[key].safeParse(value).data ?? (root === FLAG_QUERIES ? null : false));
  };
};
