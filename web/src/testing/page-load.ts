import { vi } from 'vitest';

/** Makes the document appear to be loaded by a reload of the page, or by a visit. */
export const loadBy = (type: 'reload' | 'navigate', page = '/'): void => {
  const entry = {
    name: `http://localhost:3000${page}`,
    entryType: 'navigation',
    duration: 0,
    startTime: 0,
    type,
  };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ ...entry, toJSON: () => entry }]);
};
