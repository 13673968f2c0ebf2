import type { ChatConfig } from '@/config/app-config';

import type { OpenableChat } from './openable-chat';

/** Loads the chat that is configured: its adapter, and by it the chat's own code. */
export const loadChat = async (config: ChatConfig): Promise<OpenableChat> => {
  if (config.provider === 'intercom')
    return (await import('./intercom-chat')).loadIntercomChat(config.appId);
  return (await import('./script-chat')).loadScriptChat(config.url);
};
