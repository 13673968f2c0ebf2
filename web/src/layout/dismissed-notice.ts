import { NOTICE } from '@/config/constants';
import { localItems } from '@/lib/storage';

/** Hides the notice. The page's first script keeps it hidden (`vite/load-order.ts`) while its text is the same. */
export const dismissNotice = (): void => {
  localItems.setItem('dismissedNotice', NOTICE);
  document.documentElement.toggleAttribute('data-notice-dismissed', true);
  // The focused button is hidden, and the focus must stay in the page.
  document.getElementById('main')?.focus({ preventScroll: true });
};
