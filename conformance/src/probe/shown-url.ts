/** Returns a URL for display, without user name, password and query, which may be credentials. */
export const shownUrl = (url: string): string =>
  url.replace(/[?#].*$/s, '').replace(/^([a-z][a-z\d+.-]*:\/*)?.*@/is, '$1');
