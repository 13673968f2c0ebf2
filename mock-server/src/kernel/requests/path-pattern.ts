const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Compiles a pattern, ignoring case and a trailing slash. A `*` at the end matches any rest. */
export const pathPattern = (pattern: string): RegExp => {
  const isOpen = pattern.endsWith('*');
  const segments = (isOpen ? pattern.slice(0, -1) : pattern)
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : escaped(segment)));
  return new RegExp(`^${segments.join('/')}${isOpen ? '' : '/?$'}`, 'i');
};
