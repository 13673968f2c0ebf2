/** The maximum gzip bytes of JavaScript that a page loads within 5 s without a click, by path. */
export const ANONYMOUS_GOALS = { '/': 175_000, '/market': 183_000 };
/** The maximum number of scripts in such a visit, because each costs a request. */
export const SCRIPTS_GOAL = 20;
/**
 * The maximum ratio of a page's largest paint to that of the same page as static HTML, on a phone.
 */
export const PAINT_GOALS = {
  '/': 1.2,
  '/market': 1.2,
  '/traits/slate-two-faced-body-night-post': 1.2,
  '/collections/fathom-club': 1.2,
  '/profile/0x982F971372A1792a286542740e0AF6b88Ca3ea5c': 1.2,
};
/**
 * The maximum blocking time of a page load: the sum over all tasks of their time beyond 50 ms, in
 * ms.
 */
export const BLOCKED_GOAL_MS = 200;
export const SIGNED_IN_GOAL = 216_000;

/** The maximum gzip bytes that a route may load in addition to the shared chunks. */
export const ROUTE_GOAL = 30_000;

/** The maximum number of cards that the market mounts at a time. */
export const CARDS_GOAL = 150;
/** The maximum duration of a task while scrolling, in ms; longer tasks count as long tasks. */
export const TASK_GOAL_MS = 50;
/** The maximum time from clicking on a trait to the frame in which the avatar wears it, in ms. */
export const STAGE_GOAL_MS = 100;
