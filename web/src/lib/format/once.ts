/** What is slow to make, like a formatter of the browser's own: made when it is asked for first, not with the page. */
export const once = <Made extends object>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};
