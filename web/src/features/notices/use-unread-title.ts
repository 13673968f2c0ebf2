import { useEffect } from 'react';

import { countText } from './count-text';

const COUNTED = /^\(\d+\+?\) /;

/** Puts the number of unread notifications in front of a hidden page's title. */
export const useUnreadTitle = (unread: number): void => {
  useEffect(() => {
    const update = () => {
      const bare = document.title.replace(COUNTED, '');
      const isHidden = document.visibilityState === 'hidden';
      document.title = isHidden && unread > 0 ? `(${countText(unread)}) ${bare}` : bare;
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      document.title = document.title.replace(COUNTED, '');
    };
  }, [unread]);
};
