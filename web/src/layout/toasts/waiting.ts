import type { Toast } from '@/lib/toasts';

export type ToastsProps = {
  toast: Toast | undefined;
  /** The number of toasts that are shown later, one after the other. */
  waiting: number;
};

export const waitingText = (waiting: number): string => `${waiting} more`;
