import type { TraitCard } from '@trait-market/contract/economy/traits';

import type { AppConfig } from '@/config/app-config';
import type { AskedAhead } from '@/config/asked-ahead';
import type { Features } from '@/lib/flags/features';
import type { FeatureFlag } from '@/lib/flags/flags';

/**
 * Asks for what the page needs first, while the app is still loading: where it runs, which features are
 * open, and then the first data of the page's screen. The app takes the very answers
 * (`takeAskedAhead`). It is a file of its own that imports nothing, so that it runs first; what goes
 * wrong here goes wrong again where the answer is taken, and is told there.
 */

type PictureOf = Pick<TraitCard, 'imageUrl'>;

type Page = {
  path: RegExp;
  /** Nothing is asked unless this feature is open. */
  flag: FeatureFlag;
  /** What the screen asks for first. */
  asks: readonly string[];
  /** Its first answer names pictures that the page shows, of a list or of one thing. */
  hasPictures?: true;
  /** Nothing is asked where this is stored: it changes what the screen asks for. */
  unlessStored?: string;
};

/** `$1` stands for what the path names. */
const PAGES: readonly Page[] = [
  {
    path: /^\/market\/?$/,
    flag: 'market',
    asks: ['/economy/v1/traits?sort=price-asc&limit=24'],
    hasPictures: true,
  },
  {
    // A number alone is the id of a trait that was found by a search where the market is closed.
    path: /^\/traits\/(?!\d+\/?$)([\w-]+)\/?$/,
    flag: 'market',
    asks: ['/economy/v1/traits/$1'],
    hasPictures: true,
  },
  {
    path: /^\/collections\/?$/,
    flag: 'collections',
    asks: ['/economy/v1/collections?limit=60'],
  },
  {
    path: /^\/activity\/?$/,
    flag: 'activity',
    asks: [
      '/economy/v1/activity?type=sale&type=listing&type=offer&limit=60',
      '/economy/v1/collections?limit=60',
    ],
    unlessStored: 'activityFilter',
  },
];

const asked = new Map<string, AskedAhead>();

/** @returns an answer of its own to read, beside the one that is left for the app */
const ask = (url: string, init?: RequestInit, token?: string): Promise<Response> => {
  const answer = fetch(url, init);
  const forTheApp = answer.then((response) => response.clone());
  asked.set(url, { answer: forTheApp, token, at: Date.now() });
  // The app hears of it when it takes it.
  forTheApp.catch(() => undefined);
  return answer;
};

/** As the flag client keeps and asks for them: those that are stored while they hold, and else an answer. */
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
  return ask(`${host}/api/features/${clientKey}`, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers,
    signal: AbortSignal.timeout(10_000),
  })
    .then((answer) => answer.json() as Promise<{ features: Features }>)
    .then((body) => body.features);
};

/** As many as a page may show at once (`WallSkeleton`): on a phone those in the window. */
const pictures = () => (window.innerWidth < 768 ? 4 : 8);

/**
 * Shows pictures in the frames that the page holds for them (`AheadPicture`), as the screen will. Nothing
 * in the document's body is changed: the app takes that over as it was drawn.
 */
const showPictures = (body: PictureOf & { items?: readonly PictureOf[] }): void => {
  for (const [place, { imageUrl }] of (body.items ?? [body]).slice(0, pictures()).entries())
    if (imageUrl && /^https?:/i.test(imageUrl))
      document.documentElement.style.setProperty(
        `--ahead-${place}`,
        `url("${new URL(imageUrl).href.replace(/[\\"\n]/g, encodeURIComponent)}") center/cover var(--wall)`,
      );
};

const start = async (): Promise<void> => {
  const { pathname, search } = window.location;
  const answer = await ask('/app-config.json');
  const { featureFlags, mockControlUrl, economy } = (await answer.json()) as AppConfig & {
    economy?: boolean;
  };
  const page = PAGES.find(({ path }) => path.test(pathname));
  // What an address searches for, and the world that it may name, is the app's to find out.
  if (!featureFlags || !page || search !== '') return;
  if (page.unlessStored && localStorage.getItem(page.unlessStored)) return;
  const world = (mockControlUrl && sessionStorage.getItem('mockWorld')) ?? 'default';
  const headers: Record<string, string> = world === 'default' ? {} : { 'x-mock-world': world };
  const features = featuresOf(featureFlags, { ...headers });
  const isOpen = async () => {
    const feature = (await features)[page.flag];
    return feature?.defaultValue === true && !feature.rules?.length;
  };
  // Where the economy is at all, it is asked together with the features.
  if (!(economy && features instanceof Promise) && !(await isOpen())) return;
  const token = localStorage.getItem('accessToken') ?? '';
  if (token) headers['authorization'] = `Bearer ${token}`;
  const answers = page.asks.map((url) => ask(pathname.replace(page.path, url), { headers }, token));
  if ((await isOpen()) && page.hasPictures) showPictures(await (await answers[0])?.json());
};

// Not where the app has begun already.
if (!globalThis.askedAhead) {
  globalThis.askedAhead = asked;
  // A browser without storage, or an answer of another shape: the app asks for itself.
  start().catch(() => undefined);
}
