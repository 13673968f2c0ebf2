import { generateId } from './format/generate-id';
import { createStore } from './store';

export type Toast = {
  id: string;
  kind: 'notice' | 'error';
  header: string;
  description: string;
  /** Whether the comparison's tray shows the same, so that a toast is needed only without it. */
  isInTray?: true;
};

const { read, subscribe, write } = createStore<readonly Toast[]>([]);

const isError = ({ kind }: Toast): boolean => kind === 'error';

/** The messages for toasts, of which the first is shown. */
export const toasts = {
  show: (toast: Omit<Toast, 'id'>): void => {
    const all = [...read(), { ...toast, id: generateId() }];
    // Errors are shown first, one after the other. A notice replaces the previous one.
    write([...all.filter(isError), ...all.filter((one) => !isError(one)).slice(-1)]);
  },
  dismiss: (id: string): void => write(read().filter((toast) => toast.id !== id)),
  read,
  subscribe,
};
