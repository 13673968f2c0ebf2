import type { TraitCard } from '@trait-market/contract/economy/traits';

import type { AppConfig } from '@/config/app-config';
import type { PrefetchedResponse } from '@/config/prefetched-responses';
import type { Features } from '@/lib/flags/features';
import type { FeatureFlag } from '@/lib/flags/flags';

/** Prefetches the page's first data. Imports nothing, so that it runs before the app. */

type PictureOf = Pick<TraitCard, 'imageUrl'>;

type Page = {
  path: RegExp;
  flag: FeatureFlag;
  requests: readonly string[];
  hasPictures?: true;
  /** Skips prefetching if this storage key is set, because its value changes the requests. */
  unlessStored?: string;
};

const PAGES: readonly Page[] = [
  {
    path: /^\/market\/?$/,
    flag: 'market',
    requests: ['/economy/v1/traits?sort=price-asc&limit=24'],
    hasPictures: true,
  },
  {
    // Excludes numeric ids of the provider's search results, which don't need the market.
    path: /^\/traits\/(?!\d+\/?$)([\w-]+)\/?$/,
    flag: 'market',
    requests: ['/economy/v1/traits/$1'],
    hasPictures: true,
  },
  {
    path: /^\/collections\/?$/,
    flag: 'collections',
    requests: ['/economy/v1/collections?limit=60'],
  },
  {
    path: /^\/activity\/?$/,
    flag: 'activity',
    requests: [
      '/economy/v1/activity?type=sale&type=listing&type=offer&limit=60',
      '/economy/v1/collections?limit=60',
    ],
    unlessStored: 'activityFilter',
  },
];

const responses = new Map<string, PrefetchedResponse>();

/** @returns the response, to be read by this script; the app gets a clone of it */
const sendRequest = (url: string, init?: RequestInit, token?: string): Promise<Response> => {
  const response = fetch(url, init);
  const appResponse = response.then((received) => received.clone());
  responses.set(url, { response: appResponse, token, at: Date.now() });
  // Ignores the failure here, because the app handles it when it consumes the response.
  appResponse.catch(() => undefined);
  return response;
};

/** Uses the stored feature flags while they are fresh and fetches them otherwise. */
const featuresOf = (
  { host, clientKey }: NonNullable<AppConfig['featureFlags']>,
  headers: Record<string, string>,
): Features | Promise<Features> => {
  const stored: unknown = JSON.parse(localStorage.getItem('featureFlags') ?? '{}');
  const { of, fetchedAt, features } = stored as {
    of?: string;
    fetchedAt: number;
    features: Features;
  };
  const age = Date.now() - fetchedAt;
  if (of === `${host} ${clientKey}` && age >= 0 && age < 60_000) return features;
  return sendRequest(`${host}/api/features/${clientKey}`, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers,
    signal: AbortSignal.timeout(10_000),
  })
    .then((response) => response.json() as Promise<{ features: Features }>)
    .then((body) => body.features);
};

/** Returns the maximum number of pictures in the first viewport, like `WallSkeleton`. */
const pictures = () => (window.innerWidth < 768 ? 4 : 8);

/** Uses CSS variables of the root, because the body is hydrated later and must not change. */
const showPictures = (body: PictureOf & { items?: readonly PictureOf[] }): void => {
  for (const [position, { imageUrl }] of (body.items ?? [body]).slice(0, pictures()).entries())
    if (imageUrl && /^https?:/i.test(imageUrl))
      document.documentElement.style.setProperty(
        `--prefetched-picture-${position}`,
        `url("${new URL(imageUrl).href.replace(/[\\"\n]/g, encodeURIComponent)}") center/cover var(--wall)`,
      );
};

const start = async (): Promise<void> => {
  const { pathname, search } = window.location;
  const response = await sendRequest('/app-config.json');
  const { featureFlags, mockControlUrl, economy } = (await response.json()) as AppConfig & {
    economy?: boolean;
  };
  const page = PAGES.find(({ path }) => path.test(pathname));
  // Skips addresses with a query: only the app can interpret a search or the name of a mock world.
  if (!featureFlags || !page || search !== '') return;
  if (page.unlessStored && localStorage.getItem(page.unlessStored)) return;
  const world = (mockControlUrl && sessionStorage.getItem('mockWorld')) ?? 'default';
  const headers: Record<string, string> = world === 'default' ? {} : { 'x-mock-world': world };
  const features = featuresOf(featureFlags, { ...headers });
  const isOpen = async () => {
    const feature = (await features)[page.flag];
    return feature?.defaultValue === true && !feature.rules?.length;
  };
  // If the config announces an economy, requests the data without waiting for the flags.
  if (!(economy && features instanceof Promise) && !(await isOpen())) return;
  const token = localStorage.getItem('accessToken') ?? '';
  if (token) headers['authorization'] = `Bearer ${token}`;
  const data = page.requests.map((url) =>
    sendRequest(pathname.replace(page.path, url), { headers }, token),
  );
  if ((await isOpen()) && page.hasPictures) showPictures(await (await data[0])?.json());
};

// Does nothing if the app has already started.
if (!globalThis.prefetchedResponses) {
  globalThis.prefetchedResponses = responses;
  // On a failure, such as no storage or an unexpected response, the app sends the requests itself.
  start().catch(() => undefined);
}
