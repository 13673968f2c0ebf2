import { generateId } from './format/generate-id';
import { createStore } from './store';

/** A short message (§3 Toast message). */
export type Toast = {
  id: string;
  /** Errors are announced assertively, notices politely. */
  kind: 'notice' | 'error';
  header: string;
  description: string;
};

const { read, subscribe, write } = createStore<readonly Toast[]>([]);

/** Shows toasts on demand (§4 Toasts). The layout renders them. */
export const toasts = {
  show: (toast: Omit<Toast, 'id'>): void => {
    write([...read(), { ...toast, id: generateId() }]);
  },
  dismiss: (id: string): void => write(read().filter((toast) => toast.id !== id)),
  read,
  subscribe,
};
