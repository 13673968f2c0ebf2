import type { Query, QueryClient } from '@tanstack/react-query';

import { setLiveSince } from './market-poll';
import { addSubjects, isConcerned, noSubjects, type Subjects } from './concerned';
import { connectToEvents } from './connect-to-events';

/** However much happens, nothing is asked for again sooner than this. */
const REFRESH_PAUSE_MS = 1000;
/** What was on its way when the stream began may not hold what happened just then. */
const ON_ITS_WAY_MS = 5000;

/** What is asked again and again may be asked now: it stands nowhere where it would move what somebody points at. */
const isPolled = (query: Query): boolean =>
  query.observers.some(({ options: { refetchInterval } }) => Boolean(refetchInterval));

/**
 * Has what is shown of the market follow what is told of it, in place of polls; without a stream they go on as
 * before.
 *
 * @returns what ends it
 */
export const startLive = (queryClient: QueryClient, url = '/economy/v1/events'): (() => void) => {
  let subjects: Subjects | undefined;
  let nextRefresh = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refresh = (): void => {
    const told = subjects;
    subjects = undefined;
    timer = undefined;
    if (told === undefined) return;
    nextRefresh = performance.now() + REFRESH_PAUSE_MS;
    void queryClient.invalidateQueries({
      predicate: (query) => isPolled(query) && isConcerned(query.queryKey, told),
    });
  };
  const soon = (): void => {
    timer ??= setTimeout(refresh, Math.max(0, nextRefresh - performance.now()));
  };
  const lost = (): void => {
    setLiveSince(Infinity);
    // Each is asked once, and polls as before from then on.
    subjects = { ...noSubjects(), all: true };
    soon();
  };

  const disconnect = connectToEvents({
    url,
    onLive: () => setLiveSince(Date.now() + ON_ITS_WAY_MS),
    onLost: lost,
    onEvent: (event) => {
      if (event.event === 'ready') return;
      subjects ??= noSubjects();
      addSubjects(subjects, event);
      soon();
    },
  });
  return () => {
    disconnect();
    clearTimeout(timer);
    setLiveSince(Infinity);
  };
};
