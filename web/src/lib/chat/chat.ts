import type { ChatConfig } from '@/config/app-config';

import { createStore, type Readable } from '../store';
import { detectUpdate } from '../site-update/site-update';
import { toasts } from '../toasts';

/** `absent` means that no chat is configured. */
export type ChatState = 'absent' | 'ready' | 'loading';

export type Chat = Readable<ChatState> & {
  /** Opens the chat and, on first use, loads its code. Presses while it is loading are ignored. */
  open: () => void;
};

const loadAndOpen = async (config: ChatConfig): Promise<void> =>
  (await import('./open-chat')).openChat(config);

/** Loads on first use (§1). A failure shows a toast, and the next press tries again. */
export const createChat = (config: ChatConfig | null, openChat = loadAndOpen): Chat => {
  const { read, subscribe, write } = createStore<ChatState>(config ? 'ready' : 'absent');

  const show = async (wanted: ChatConfig) => {
    write('loading');
    try {
      await openChat(wanted);
    } catch (error) {
      // Shows no toast if the site was updated, because the page then offers a reload.
      if (!(await detectUpdate(error)))
        toasts.show({
          kind: 'error',
          header: 'Couldn’t open the chat',
          description:
            'It may be blocked or temporarily unavailable. Everything else works. Try again, or look for an answer on the help page.',
        });
    }
    write('ready');
  };

  return {
    read,
    subscribe,
    open: () => {
      if (config && read() === 'ready') void show(config);
    },
  };
};
