const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Accepts absolute URLs (RFC 9112 §3.2.2) and fragments; limits use the path only (T56). */
export const originForm = (target: string): string => {
  const [address = ''] = target.split('#', 1);
  const path = address.startsWith('/') ? address : address.replace(ABSOLUTE, '');
  return path === '' || path.startsWith('?') ? `/${path}` : path;
};
