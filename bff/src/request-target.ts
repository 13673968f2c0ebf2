const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * A request's target as path and query. A client may also write the whole address (RFC 9112 §3.2.2),
 * or a fragment, which servers are not sent; everything here goes by the path (T56).
 */
export const originForm = (target: string): string => {
  const [address = ''] = target.split('#', 1);
  const path = address.startsWith('/') ? address : address.replace(ABSOLUTE, '');
  return path === '' || path.startsWith('?') ? `/${path}` : path;
};
