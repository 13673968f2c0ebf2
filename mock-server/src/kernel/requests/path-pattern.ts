const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Compiles a pattern, ignoring case and a trailing slash. A `*` at the end matches any rest. */
export const pathPattern = (pattern: string): RegExp => {
  const isOpen = pattern.endsWith('*');
  const segments = (isOpen ? pattern.slice(0, -1) : pattern)
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : escaped(segment)));
  return new RegExp(`^${segments.join('/')}${isOpen ? '' : '/?$'}`, 'i');
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Returns the values of a pattern's parameters in a path that it matches, by name. */
export const parametersOf = (pattern: string, path: string): Map<string, string> => {
  const segments = path.split('/');
  return new Map(
    pattern
      .split('/')
      .flatMap((segment, index) =>
        segment.startsWith(':')
          ? [[segment.slice(1), decoded(segments[index] ?? '')] as const]
          : [],
      ),
  );
};
