export type Progress = {
  made: number;
  of: number;
  failed: number;
  requests: number;
};

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const progressLine = ({ made, of, failed, requests }: Progress, elapsedMs: number): string =>
  `${made} of ${plural(of, 'check')} made, ${failed} failed, ${plural(requests, 'request')}, ${Math.round(elapsedMs / 1000)} s`;
