/**
 * Defers the creation of a slow object, such as a formatter, from the page load to its first use.
 */
export const once = <Made extends object>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};
