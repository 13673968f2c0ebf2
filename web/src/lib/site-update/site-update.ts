import { lastUpdateReload } from '../storage';
import { createStore, type Readable } from '../store';
import { hasUnsavedWork } from './unsaved-work';

/** A site that doesn't respond within this time counts as a lost connection. */
const PROBE_TIMEOUT_MS = 5000;
const RELOAD_PAUSE_MS = 10 * 60_000;

export const SITE_UPDATED = 'The site was updated. Reload to continue.';

const updated = createStore(false);
/** Whether the code that last failed to load belongs to a build that the server no longer has. */
export const siteUpdate: Readable<boolean> = updated;

const offered = createStore(false);
/** Whether to offer a reload on top of the page, because no component shows the failure. */
export const reloadOffer: Readable<boolean> = offered;
export const dismissReloadOffer = (): void => offered.write(false);

/** The page's initial scripts identify the build, because their names contain hashes. */
const pageScripts = (): string[] =>
  [...document.querySelectorAll('script[type=module][src^="/"]')].flatMap(
    (script) => script.getAttribute('src') ?? [],
  );

const request = (url: string, method: 'GET' | 'HEAD'): Promise<Response> =>
  fetch(url, { method, cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });

/** Chromium and Firefox name the failed file, Vite names a stylesheet, Safari names nothing. */
const fileIn = (error: unknown): string | undefined => {
  const [name] = (error instanceof Error && /(?:https?:\/)?\/\S+/.exec(error.message)) || [];
  if (name === undefined) return undefined;
  const url = new URL(name, location.href);
  return url.origin === location.origin ? url.href : undefined;
};

const isMissing = ({ ok, status, headers }: Response): boolean =>
  status === 404 || status === 410 || (ok && /html/.test(headers.get('content-type') ?? ''));

const probe = async (error: unknown): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    const page = await request('/', 'GET');
    if (!page.ok) return false;
    const html = await page.text();
    if (pageScripts().some((script) => !html.includes(script))) return true;
    const file = fileIn(error);
    return file !== undefined && isMissing(await request(file, 'HEAD'));
  } catch {
    return false;
  }
};

const probes = new WeakMap<Error, Promise<boolean>>();

export const detectUpdate = async (error: unknown): Promise<boolean> => {
  const pending = error instanceof Error ? probes.get(error) : undefined;
  if (pending) return pending;
  const found = probe(error);
  if (error instanceof Error) probes.set(error, found);
  updated.write(await found);
  return found;
};

/** Never reloads twice for the same build, because a missing file would cause a loop. */
export const reloadOnce = (reload = () => location.reload()): boolean => {
  if (hasUnsavedWork()) return false;
  const build = pageScripts().join(' ');
  const [at, ...before] = lastUpdateReload.read()?.split(' ') ?? [];
  if (at !== undefined) {
    if (before.join(' ') === build) return false;
    if (Math.abs(Date.now() - Number(at)) < RELOAD_PAUSE_MS) return false;
  }
  // Without a record that survives the reload, nothing would end a loop.
  lastUpdateReload.write(`${Date.now()} ${build}`);
  if (!lastUpdateReload.isStored()) return false;
  reload();
  return true;
};

const shown = new WeakSet<Error>();

export const markShown = (error: unknown): void => {
  if (error instanceof Error) shown.add(error);
};

/** Handles a failure that no component shows: reloads the page, or offers a reload. */
const handleLoadFailure = async (error: unknown): Promise<void> => {
  if (!(await detectUpdate(error)) || (error instanceof Error && shown.has(error))) return;
  if (!reloadOnce()) offered.write(true);
};

export const watchLoadFailures = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => void handleLoadFailure(payload));
