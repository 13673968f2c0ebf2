const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * Returns the path and query of a request target, which may be an absolute URL (RFC 9112 §3.2.2) or
 * have a fragment. All spellings thus share the same limits (T56).
 */
export const originForm = (target: string): string => {
  const [address = ''] = target.split('#', 1);
  const path = address.startsWith('/') ? address : address.replace(ABSOLUTE, '');
  return path === '' || path.startsWith('?') ? `/${path}` : path;
};
