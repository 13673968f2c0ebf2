import type { OpenableChat } from './chat-adapter';
import { loadScript } from './load-script';

const isOpenable = (chat: unknown): chat is OpenableChat =>
  typeof chat === 'object' && chat !== null && 'open' in chat && typeof chat.open === 'function';

const present = (): OpenableChat | undefined => {
  const chat: unknown = Reflect.get(globalThis, 'TraitMarketChat');
  return isOpenable(chat) ? chat : undefined;
};

/**
 * A chat of one module script, which sets `TraitMarketChat`, as the mock provider serves it.
 *
 * @throws Error when the script does not load, or sets no such thing
 */
export const loadScriptChat = async (url: string): Promise<OpenableChat> => {
  if (!present()) await loadScript(url, 'module');
  const chat = present();
  if (!chat) throw new Error(`The script ${url} set no TraitMarketChat.`);
  return chat;
};
