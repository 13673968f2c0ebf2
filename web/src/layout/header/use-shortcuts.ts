import { useEffect } from 'react';

import { settings } from '../settings';

/** `/` doesn't search from a field, where it is text. In a dialog, no shortcut works. */
export const useShortcuts = (onSearch: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      const isCommand = ctrlKey || metaKey;
      const isSearch = key === (isCommand ? 'k' : '/');
      if (
        (!isSearch && (isCommand || key !== '?')) ||
        (!isCommand && document.activeElement?.closest('input,textarea,select')) ||
        document.querySelector('[role$=dialog],dialog[open]')
      )
        return;
      event.preventDefault();
      if (isSearch) onSearch();
      else settings.write(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
};
