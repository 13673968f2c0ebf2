import { vi } from 'vitest';

/** Sets the browser's locale until the end of the test. */
export const setBrowserLocale = (locale: string): void => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
};
