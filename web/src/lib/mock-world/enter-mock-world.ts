import { DEFAULT_WORLD } from './default-world';
import { followMockClock } from './mock-clock';
import { accessToken, cachedFeatures, lastMockWorld, mockWorld } from '../storage';

const WORLD_HEADER = 'x-mock-world';

const FORWARDED = /^\/(economy\/)?v1\//;

/** Patches `fetch` and `XMLHttpRequest`, so that no other code knows about mock worlds. */
const sendWorld = (world: string, controlUrl: string): void => {
  const mockOrigin = new URL(controlUrl).origin;
  const isForTheMock = ({ origin, pathname }: URL): boolean =>
    origin === mockOrigin || (origin === window.location.origin && FORWARDED.test(pathname));

  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (isForTheMock(new URL(request.url))) request.headers.set(WORLD_HEADER, world);
    return send(request);
  };

  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override open(
      method: string,
      url: string | URL,
      isAsync = true,
      username?: string | null,
      password?: string | null,
    ): void {
      super.open(method, url, isAsync, username, password);
      if (isForTheMock(new URL(url, window.location.href)))
        this.setRequestHeader(WORLD_HEADER, world);
    }
  };
};

const showWorldBadge = (world: string, controlUrl: string): void => {
  const address = new URL(controlUrl);
  address.searchParams.set('world', world);

  const link = document.createElement('a');
  link.href = address.href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.title = 'Open the control page of the mock provider, in a new tab';
  link.className =
    'fixed bottom-4 left-4 z-launcher max-w-[60vw] truncate rounded-control border border-control bg-surface px-2 py-1 text-xs text-muted hover:text-foreground md:left-0 md:max-h-[60vh] md:max-w-none md:rounded-l-none md:border-l-0 md:py-1 md:[writing-mode:vertical-rl]';
  link.dataset['slot'] = 'world-badge';
  link.textContent = `World: ${world} · Mock`;

  const corner = document.createElement('aside');
  corner.setAttribute('aria-label', 'Development');
  corner.append(link);
  document.body.append(corner);
};

const PARAMETER = 'mock-world';
const CLOCK_PARAMETER = 'mock-clock';
const WORLD_NAME = /^[\w-]{1,64}$/;

/** Removes a parameter from the page's address and returns its value. */
const takeFromAddress = (parameter: string): string | null => {
  const address = new URL(window.location.href);
  const value = address.searchParams.get(parameter);
  if (value === null) return null;
  address.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', address);
  return value;
};

const namedWorld = (): string | undefined => {
  const name = takeFromAddress(PARAMETER);
  if (name === null) return undefined;
  if (WORLD_NAME.test(name)) return name;
  console.warn(
    `${PARAMETER} takes 1 to 64 letters, digits, hyphens or underscores; it is ignored.`,
  );
  return undefined;
};

/**
 * Enters `?mock-world=` or this tab's world and returns it. A new one signs out and clears flags.
 * `?mock-clock=on` sets the page's time to the world's.
 */
export const enterMockWorld = (controlUrl: string): string => {
  const named = namedWorld();
  if (named !== undefined) {
    mockWorld.write(named);
    if (named !== (lastMockWorld.read() ?? DEFAULT_WORLD)) {
      accessToken.write('');
      cachedFeatures.clear();
    }
    lastMockWorld.write(named);
  }
  const world = mockWorld.read() ?? DEFAULT_WORLD;
  if (world !== DEFAULT_WORLD) sendWorld(world, controlUrl);
  followMockClock(takeFromAddress(CLOCK_PARAMETER), world, controlUrl);
  showWorldBadge(world, controlUrl);
  return world;
};
