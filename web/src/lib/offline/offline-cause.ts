/** Returns why pages don't load, as a sentence without its period. */
export const offlineCause = (): string =>
  navigator.onLine ? 'The site doesn’t answer' : 'You’re offline';
