import { generateId } from './format/generate-id';
import { createStore } from './store';

export type Toast = {
  id: string;
  kind: 'notice' | 'error';
  header: string;
  description: string;
};

const { read, subscribe, write } = createStore<readonly Toast[]>([]);

export const toasts = {
  show: (toast: Omit<Toast, 'id'>): void => {
    write([...read(), { ...toast, id: generateId() }]);
  },
  dismiss: (id: string): void => write(read().filter((toast) => toast.id !== id)),
  read,
  subscribe,
};
