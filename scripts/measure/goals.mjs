/** In bytes, gzip: JavaScript loaded within 5 s of opening a page, before any click, by its path. */
export const ANONYMOUS_GOALS = { '/': 170_000, '/market': 177_000 };
/** On a phone: how many times later a page's largest paint comes than the same page's as HTML. */
export const PAINT_GOALS = {
  '/': 1.2,
  '/market': 2.2,
  '/traits/slate-two-faced-body-night-post': 2.2,
};
/** In milliseconds: how long a page that opens on a phone answers nobody, beyond 50 ms of each task. */
export const BLOCKED_GOAL_MS = 200;
export const SIGNED_IN_GOAL = 208_000;

/** In bytes, gzip: what a screen loads on top of what every page loads. */
export const ROUTE_GOAL = 30_000;

/** Cards of the market that are in the page at once stay below this. */
export const CARDS_GOAL = 150;
/** In milliseconds: no task is longer while the market is scrolled. It is what browsers call a long one. */
export const TASK_GOAL_MS = 50;
/** In milliseconds: from a click on a trait to the frame in which the avatar on the stage wears it. */
export const STAGE_GOAL_MS = 100;
