import { NOTICE } from '@/config/constants';

import { sharedText } from './storage';

/** The last notice that the user dismissed. Another text is shown again. */
const dismissed = sharedText('dismissedNotice');

/** Hides a dismissed notice with CSS, before hydration, so that the page doesn't shift later. */
export const hideDismissedNotice = (): void => {
  document.documentElement.toggleAttribute('data-notice-dismissed', dismissed.read() === NOTICE);
};

export const dismissNotice = (): void => {
  dismissed.write(NOTICE);
  hideDismissedNotice();
  // The focused button is hidden, and the focus must stay in the page.
  document.getElementById('main')?.focus({ preventScroll: true });
};
