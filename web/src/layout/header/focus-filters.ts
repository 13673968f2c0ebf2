import { isShown } from './is-shown';

const FOCUSABLE = 'input:not([disabled]), select, button:not([disabled]), summary, a[href]';

/** Focuses the page's first filter or, where filters are folded, the button that shows them. */
export const focusFilters = (): void => {
  const places = document.querySelectorAll<HTMLElement>(
    'main [aria-label="Filters"], main button[title="Filters"], main form[role="search"]',
  );
  const place = [...places].find(isShown);
  const first = place?.matches('button') ? place : place?.querySelector<HTMLElement>(FOCUSABLE);
  first?.focus();
};
