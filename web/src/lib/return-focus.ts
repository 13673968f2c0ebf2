/**
 * Gives the focus back to what opened a dialog; to the content, where that is gone or goes before the
 * focus has moved on: what was bought, cancelled or signed in for takes its button with it.
 */
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
  // Where the focus goes on to by a person is theirs.
  document.addEventListener('focusin', () => over.abort(), { once: true, signal: over.signal });
  return undefined;
};
