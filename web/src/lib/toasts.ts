import { generateId } from './format/generate-id';
import { createStore } from './store';

/** Something that a person is told in passing (§3 Toast message). */
export type Toast = {
  id: string;
  /** Errors are announced at once, notices when there is a pause. */
  kind: 'notice' | 'error';
  header: string;
  description: string;
};

const { read, subscribe, write } = createStore<readonly Toast[]>([]);

/** The toasts of this page, on demand (§4 Toasts). They are drawn in one place: the layout. */
export const toasts = {
  show: (toast: Omit<Toast, 'id'>): void => {
    write([...read(), { ...toast, id: generateId() }]);
  },
  dismiss: (id: string): void => write(read().filter((toast) => toast.id !== id)),
  read,
  subscribe,
};
