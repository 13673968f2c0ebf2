import { loadScript } from './load-script';
import type { OpenableChat } from './openable-chat';

const isOpenable = (chat: unknown): chat is OpenableChat =>
  typeof chat === 'object' && chat !== null && 'open' in chat && typeof chat.open === 'function';

const present = (): OpenableChat | undefined => {
  const chat: unknown = Reflect.get(globalThis, 'TraitMarketChat');
  return isOpenable(chat) ? chat : undefined;
};

let attempts = 0;

/** A browser runs a module once, whatever it was: another attempt needs another address. */
const nextAddress = (url: string): string => {
  attempts += 1;
  if (attempts === 1) return url;
  const address = new URL(url);
  address.searchParams.set('attempt', String(attempts));
  return address.href;
};

/**
 * A chat of one module script, which sets `TraitMarketChat`, as the mock provider serves it.
 *
 * @throws Error when the script does not load, or sets no such thing
 */
export const loadScriptChat = async (url: string): Promise<OpenableChat> => {
  if (!present()) await loadScript(nextAddress(url), 'module');
  const chat = present();
  if (!chat) throw new Error(`The script ${url} set no TraitMarketChat.`);
  return chat;
};
