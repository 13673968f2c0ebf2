import { createStore } from '@/lib/store';

/** Whether the dialog with the theme and the keyboard shortcuts is open. */
export const settings = createStore(false);
