const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * The paths that a pattern means, in any case, with or without a slash at the end as routes have it:
 * `:name` stands for one segment, `*` at the end for whatever follows.
 */
export const pathPattern = (pattern: string): RegExp => {
  const isOpen = pattern.endsWith('*');
  const segments = (isOpen ? pattern.slice(0, -1) : pattern)
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : escaped(segment)));
  return new RegExp(`^${segments.join('/')}${isOpen ? '' : '/?$'}`, 'i');
};
