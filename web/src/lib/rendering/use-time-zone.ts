import type { TimeZone } from '../format/dates';
import { useIsHydrated } from './use-is-hydrated';

/** Returns the user's time zone; until hydration UTC, because the server doesn't know the user's. */
export const useTimeZone = (): TimeZone => (useIsHydrated() ? 'local' : 'UTC');
