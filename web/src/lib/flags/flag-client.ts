import { configureCache, GrowthBook, setPolyfills } from '@growthbook/growthbook-react';

import type { FeatureFlagsConfig } from '@/config/app-config';
import { FLAG_CACHE_MS, FLAG_TIMEOUT_MS } from '@/config/constants';

import { cachedFeatures } from '../storage';
import { FeaturesSchema, readableCache } from './features';
import { createFlagUsage } from './flag-usage';
import { flags, type FlagKey, type FlagValue } from './flags';

export type FlagClient = {
  /**
   * What the host says about a flag; undefined when it cannot be asked, does not know it or says
   * what the product does not know.
   */
  read: <Key extends FlagKey>(key: Key) => Promise<FlagValue<Key> | undefined>;
};

/**
 * The feature-flag client (§7): asks `{host}/api/features/{key}`, keeps the answer for 60000 ms,
 * over a reload too, and reports which flags were read. No stream, no experiments. A host that
 * failed is left alone for as long as an answer would have held; what it said before goes on.
 */
export const createFlagClient = (config: FeatureFlagsConfig): FlagClient => {
  const reportUse = createFlagUsage(config);
  let failedAt = -Infinity;

  const fetchFeatures = async (url: string): Promise<Response> => {
    try {
      const answer = await fetch(url, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(FLAG_TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`The host of the flags answered ${answer.status}.`);
      return Response.json(FeaturesSchema.parse(await answer.json()));
    } catch (error) {
      failedAt = Date.now();
      throw error;
    }
  };

  setPolyfills({
    fetch: fetchFeatures,
    EventSource: undefined,
    localStorage: {
      getItem: () => readableCache(cachedFeatures.read(), Date.now()),
      setItem: (_, value) => cachedFeatures.write(value),
    },
  });
  configureCache({ staleTTL: FLAG_CACHE_MS, backgroundSync: false, disableIdleStreams: true });
  const growthBook = new GrowthBook({
    apiHost: config.host,
    clientKey: config.clientKey,
    disableVisualExperiments: true,
    disableJsInjection: true,
    disableUrlRedirectExperiments: true,
    onFeatureUsage: (feature, { value, source }) =>
      reportUse({ feature, value, source, at: new Date().toISOString() }),
  });

  return {
    read: async (key) => {
      if (Date.now() - failedAt >= FLAG_CACHE_MS) await growthBook.refreshFeatures();
      if (!growthBook.ready) return undefined;
      return flags[key].safeParse(growthBook.evalFeature(key).value).data;
    },
  };
};
