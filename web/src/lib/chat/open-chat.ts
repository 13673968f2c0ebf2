import type { ChatConfig } from '@/config/app-config';
import { CHAT_TIMEOUT_MS } from '@/config/constants';

import { loadIntercomChat } from './intercom-chat';
import type { OpenableChat } from './openable-chat';
import { loadScriptChat } from './script-chat';

const load = (config: ChatConfig): Promise<OpenableChat> =>
  config.provider === 'intercom' ? loadIntercomChat(config.appId) : loadScriptChat(config.url);

/** Loads and opens the configured chat. @throws Error when it doesn't load within 10 seconds */
export const openChat = async (config: ChatConfig): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The chat took too long.')), CHAT_TIMEOUT_MS);
  });
  try {
    const chat = await Promise.race([load(config), tooLate]);
    chat.open();
  } finally {
    clearTimeout(timer);
  }
};
