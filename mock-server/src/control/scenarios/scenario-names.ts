// Written by scripts/list-scenarios.mjs from the files in named/: not by hand.

/** The named states that a world can be put into. */
export const SCENARIO_NAMES = [
  'banned-user',
  'credit-rich-elite',
  'empty-search',
  'expired-session',
  'flaky-network',
  'full-inbox',
  'huge-search',
  'new-wallet',
  'no-credits',
  'no-profile',
  'old-rates',
  'original-minter',
  'plan-ends-today',
  'provider-down',
  'rate-limited',
  'slow-network',
  'tax-answered',
  'tax-unanswered',
  'unverified-email',
] as const;

export type ScenarioName = (typeof SCENARIO_NAMES)[number];
