import { vi } from 'vitest';

export const setBrowserLocale = (locale: string): void => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
};
