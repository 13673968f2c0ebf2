/** The progress of a run. */
export type Progress = {
  /** Completed and total checks. */
  made: number;
  of: number;
  failed: number;
  /** Sent requests. */
  requests: number;
};

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Formats the progress: `312 of 1094 checks made, 2 failed, 640 requests, 15 s`. */
export const progressLine = ({ made, of, failed, requests }: Progress, elapsedMs: number): string =>
  `${made} of ${plural(of, 'check')} made, ${failed} failed, ${plural(requests, 'request')}, ${Math.round(elapsedMs / 1000)} s`;
