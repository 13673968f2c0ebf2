/** Gzip bytes of JavaScript loaded within 5 s without a click, by path. */
export const ANONYMOUS_GOALS = { '/': 170_000, '/market': 177_000 };
/** Maximum ratio of a page's largest paint to that of the same page as HTML, on a phone. */
export const PAINT_GOALS = {
  '/': 1.2,
  '/market': 2.2,
  '/traits/slate-two-faced-body-night-post': 2.2,
};
/** Maximum blocked time of a page load in milliseconds, beyond 50 ms of each task. */
export const BLOCKED_GOAL_MS = 200;
export const SIGNED_IN_GOAL = 208_000;

/** Maximum gzip bytes of a route on top of the shared chunks. */
export const ROUTE_GOAL = 30_000;

/** Upper bound of mounted cards in the market. */
export const CARDS_GOAL = 150;
/** Maximum task duration while scrolling, in milliseconds: the threshold of a long task. */
export const TASK_GOAL_MS = 50;
/** Maximum milliseconds from a click on a trait to the frame in which the avatar wears it. */
export const STAGE_GOAL_MS = 100;
