import { accessToken, cachedFeatures, lastMockWorld, mockWorld } from '../storage';

import { sendWorld } from './send-world';
import { showWorldBadge } from './world-badge';

const PARAMETER = 'mock-world';
const DEFAULT_WORLD = 'default';
const WORLD_NAME = /^[\w-]{1,64}$/;

/** Removes the mock world's name from the page's address and returns it. */
const takeFromAddress = (): string | undefined => {
  const address = new URL(window.location.href);
  const name = address.searchParams.get(PARAMETER);
  if (name === null) return undefined;
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
  if (WORLD_NAME.test(name)) return name;
  console.warn(
    `${PARAMETER} takes 1 to 64 letters, digits, hyphens or underscores; it is ignored.`,
  );
  return undefined;
};

/**
 * Enters the mock world named by `?mock-world=`, or the one that this tab is already in. Entering
 * another world signs the user out and clears the cached flags.
 */
export const enterMockWorld = (controlUrl: string): void => {
  const named = takeFromAddress();
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
  showWorldBadge(world, controlUrl);
};
