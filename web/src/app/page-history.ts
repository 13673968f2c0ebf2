import { createPath, UNSAFE_createBrowserHistory } from 'react-router-dom';

/**
 * Creates the browser's history, whose location stays the document's until the router listens:
 * Back may be pressed while the page hydrates, and the server knows no `history.state`.
 */
export const createPageHistory = () => {
  const browserHistory = UNSAFE_createBrowserHistory({ v5Compat: true });
  const start = { ...browserHistory.location, state: null };
  let isListening = false;
  return {
    ...browserHistory,
    get action() {
      return browserHistory.action;
    },
    get location() {
      return isListening ? browserHistory.location : start;
    },
    listen(listener: Parameters<typeof browserHistory.listen>[0]) {
      const stopListening = browserHistory.listen(listener);
      isListening = true;
      const { action, location } = browserHistory;
      const isMoved = location.key !== start.key || createPath(location) !== createPath(start);
      if (isMoved || location.state !== null) listener({ action, location, delta: null });
      return stopListening;
    },
  };
};
