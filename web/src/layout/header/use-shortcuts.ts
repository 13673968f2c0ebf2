import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { singleKeys } from '@/lib/preferences/single-keys';

/** In a dialog, no shortcut works. A single key doesn't work in a text field, or if it's switched off. */
export const useShortcuts = (onSearch: () => void): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isCommand = ctrlKey || metaKey || altKey;
      if (
        (isCommand
          ? altKey || key !== 'k'
          : key.length > 1 ||
            singleKeys.read() ||
            document.activeElement?.closest(':read-write,select')) ||
        document.querySelector('[role$=dialog],dialog[open]')
      )
        return;
      if (isCommand || key === '/') {
        event.preventDefault();
        onSearch();
      } else
        void import('./shortcuts').then(
          ({ pressKey }) => pressKey(event, navigate),
          () => undefined,
        );
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
};
