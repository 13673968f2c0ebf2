import { createPath, NavigationType, UNSAFE_createBrowserHistory } from 'react-router-dom';

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];
type Update = Parameters<Listener>[0];

const MARK = 'isForDialog';

const entryState = (): Record<string, unknown> => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

const isDialogEntry = (): boolean => entryState()[MARK] === true;

/** Adds an entry for the open dialogs, which is the page's own entry to the router. */
const addDialogEntry = (): void => {
  const { idx, ...state } = entryState();
  const next = typeof idx === 'number' ? idx + 1 : 1;
  window.history.pushState({ ...state, idx: next, [MARK]: true }, '');
};

const pressEscape = (): void => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
};

/**
 * Creates the browser's history with two differences. Its location stays the document's until the
 * router listens: Back may be pressed while the page hydrates, and the server knows no
 * `history.state`. While a dialog is open, an extra entry makes Back do what Escape does.
 */
export const createPageHistory = () => {
  const browserHistory = UNSAFE_createBrowserHistory({ v5Compat: true });
  const start = { ...browserHistory.location, state: null };
  let isListening = false;
  let location: Update['location'] = start;
  const openDialogs: (() => void)[] = [];
  let isReplacingEntry = false;

  /** Runs after the current task, because one dialog may replace another. */
  const addMissingEntry = (): void => {
    setTimeout(() => {
      if (openDialogs.length > 0 && !isDialogEntry()) addDialogEntry();
    });
  };

  /** Gives Back to a dialog until the returned function is called. */
  const openDialog = (goBackIn = pressEscape): (() => void) => {
    const goBack = () => goBackIn();
    openDialogs.push(goBack);
    addMissingEntry();
    return () => {
      openDialogs.splice(openDialogs.indexOf(goBack), 1);
      addMissingEntry();
    };
  };

  const isSamePage = (other: Update['location']): boolean =>
    other.key === location.key && createPath(other) === createPath(location);

  return {
    ...browserHistory,
    get action() {
      return browserHistory.action;
    },
    get location() {
      return isListening ? browserHistory.location : start;
    },
    listen(listener: Listener) {
      const stopListening = browserHistory.listen((update) => {
        const goBackIn = openDialogs.at(-1);
        if (update.action === 'POP' && isSamePage(update.location)) {
          if (goBackIn) goBackIn();
          // The entry of a closed dialog looks like the page, so Back skips it.
          else if (!isDialogEntry()) window.history.back();
          addMissingEntry();
          return;
        }
        ({ location } = update);
        listener(isReplacingEntry ? { ...update, action: NavigationType.Push } : update);
        addMissingEntry();
      });
      isListening = true;
      const { action } = browserHistory;
      if (!isSamePage(browserHistory.location) || browserHistory.location.state !== null) {
        ({ location } = browserHistory);
        listener({ action, location, delta: null });
      }
      return stopListening;
    },
    push(...target: Parameters<BrowserHistory['push']>) {
      isReplacingEntry = isDialogEntry();
      browserHistory[isReplacingEntry ? 'replace' : 'push'](...target);
      isReplacingEntry = false;
      addMissingEntry();
    },
    replace(...target: Parameters<BrowserHistory['replace']>) {
      browserHistory.replace(...target);
      addMissingEntry();
    },
    openDialog,
  };
};
