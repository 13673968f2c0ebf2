/** Counts a request's lines of a header, of which Node's `headers` has only the first. */
export const headerLines = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter(
    (line, index) => index % 2 === 0 && line.length === name.length && line.toLowerCase() === name,
  ).length;
