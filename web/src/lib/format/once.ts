/** Creates a slow object, such as a formatter, on first use instead of at page load. */
export const once = <Made extends object>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};
