/** Where a URL leads, without its user name, password and query: they may be credentials. */
export const shownUrl = (url: string): string =>
  url.replace(/[?#].*$/s, '').replace(/^([a-z][a-z\d+.-]*:\/*)?.*@/is, '$1');
