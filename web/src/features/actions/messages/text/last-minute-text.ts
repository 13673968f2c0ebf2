/** The market's zone honors a permit for up to a minute after a cancellation. */
export const lastMinuteText = (network: string): string =>
  `An order that’s already being filled on ${network} can still go through for a minute.`;
