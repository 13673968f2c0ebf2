import { generateId } from './format/generate-id';

/** Something that a person is told in passing (§3 Toast message). */
export type Toast = {
  id: string;
  /** Errors are announced at once, notices when there is a pause. */
  kind: 'notice' | 'error';
  header: string;
  description: string;
};

const listeners = new Set<() => void>();
let shown: readonly Toast[] = [];

const set = (next: readonly Toast[]): void => {
  shown = next;
  for (const listener of listeners) listener();
};

/** The toasts of this page, on demand (§4 Toasts). They are drawn in one place: the layout. */
export const toasts = {
  show: (toast: Omit<Toast, 'id'>): void => {
    set([...shown, { ...toast, id: generateId() }]);
  },
  dismiss: (id: string): void => set(shown.filter((toast) => toast.id !== id)),
  read: (): readonly Toast[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
