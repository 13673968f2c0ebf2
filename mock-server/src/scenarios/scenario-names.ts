/** The named states that a world can be put into. */
export const SCENARIO_NAMES = [
  'new-wallet',
  'tax-unanswered',
  'tax-answered',
  'no-profile',
  'no-credits',
  'credit-rich-elite',
  'banned-user',
  'expired-session',
] as const;

export type ScenarioName = (typeof SCENARIO_NAMES)[number];
