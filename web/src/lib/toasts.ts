import { TOASTS_SHOWN } from '@/config/constants';

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
    const before = read();
    // A new toast replaces the oldest notice; errors wait until they have been shown.
    const replaced =
      before.length < TOASTS_SHOWN ? undefined : before.find(({ kind }) => kind === 'notice');
    write([...before.filter((one) => one !== replaced), { ...toast, id: generateId() }]);
  },
  dismiss: (id: string): void => write(read().filter((toast) => toast.id !== id)),
  read,
  subscribe,
};
