import type { ChatConfig } from '@/config/app-config';

/** A chat whose code is there. */
export type OpenableChat = { open: () => void };

/** Loads the chat that is configured: its adapter, and by it the chat's own code. */
export const loadChat = async (config: ChatConfig): Promise<OpenableChat> => {
  if (config.provider === 'intercom')
    return (await import('./intercom-chat')).loadIntercomChat(config.appId);
  return (await import('./script-chat')).loadScriptChat(config.url);
};
