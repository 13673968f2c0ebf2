/** Returns whether a media query matches. None does in jsdom, which has no media queries. */
export const matchesMedia = (query: string): boolean => {
  const match: Window['matchMedia'] | undefined = window.matchMedia;
  return match?.(query).matches ?? false;
};
