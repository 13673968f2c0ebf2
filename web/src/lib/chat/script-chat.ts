import { loadScript } from './load-script';
import type { OpenableChat } from './openable-chat';

const isOpenable = (chat: unknown): chat is OpenableChat =>
  typeof chat === 'object' && chat !== null && 'open' in chat && typeof chat.open === 'function';

const present = (): OpenableChat | undefined => {
  const chat: unknown = Reflect.get(globalThis, 'TraitMarketChat');
  return isOpenable(chat) ? chat : undefined;
};

let attempts = 0;

/** Returns a new URL for a retry, because browsers evaluate a module once, even if it fails. */
const nextAddress = (url: string): string => {
  attempts += 1;
  if (attempts === 1) return url;
  const address = new URL(url);
  address.searchParams.set('attempt', String(attempts));
  return address.href;
};

/** @throws Error when the module script doesn't set `TraitMarketChat` */
export const loadScriptChat = async (url: string): Promise<OpenableChat> => {
  if (!present()) await loadScript(nextAddress(url), 'module');
  const chat = present();
  if (!chat) throw new Error(`The script ${url} set no TraitMarketChat.`);
  return chat;
};
