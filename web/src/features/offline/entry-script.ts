/** Returns the page's entry script, which identifies the build. */
export const entryScript = (): string =>
  document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src') ?? '';
