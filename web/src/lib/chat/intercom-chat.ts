import { CHAT_LAYER } from '@/config/constants';

import { loadScript } from './load-script';
import type { OpenableChat } from './openable-chat';

type Command = readonly [name: string, ...rest: unknown[]];

/** Queues commands in `q`, from which the messenger takes them when it has loaded. */
const createQueue = () => {
  const q: Command[] = [];
  const c = (command: Command) => void q.push(command);
  return Object.assign((...command: Command) => c(command), { q, c });
};

const messenger = (...command: Command): void => {
  const current: unknown = Reflect.get(globalThis, 'Intercom');
  if (typeof current === 'function') current(...command);
};

/** Sends no user data; hides Intercom's launcher. @throws Error when the script doesn't load */
export const loadIntercomChat = async (appId: string): Promise<OpenableChat> => {
  if (!Reflect.has(globalThis, 'Intercom')) {
    Reflect.set(globalThis, 'Intercom', createQueue());
    messenger('boot', { app_id: appId, hide_default_launcher: true, z_index: CHAT_LAYER });
    try {
      await loadScript(
        `https://widget.intercom.io/widget/${encodeURIComponent(appId)}`,
        'text/javascript',
      );
    } catch (error) {
      Reflect.deleteProperty(globalThis, 'Intercom');
      throw error;
    }
  }
  return { open: () => messenger('show') };
};
