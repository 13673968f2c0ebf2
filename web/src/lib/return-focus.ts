/** Focuses the content if the opener is removed, such as the button of a bought item. */
export const returnFocus = (opener: Element | null): void => {
  const toContent = () => document.getElementById('main')?.focus({ preventScroll: true });
  if (!(opener instanceof HTMLElement) || !opener.isConnected || opener === document.body)
    return toContent();
  opener.focus({ preventScroll: true });
  if (document.activeElement !== opener) return toContent();
  const over = new AbortController();
  const watch = new MutationObserver(() => {
    if (opener.isConnected) return;
    over.abort();
    toContent();
  });
  over.signal.addEventListener('abort', () => watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
  // Stops watching when the user moves the focus.
  document.addEventListener('focusin', () => over.abort(), { once: true, signal: over.signal });
  return undefined;
};
