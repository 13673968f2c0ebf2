import { loadScript } from './load-script';
import type { OpenableChat } from './openable-chat';

const isOpenable = (chat: unknown): chat is OpenableChat =>
  typeof chat === 'object' && chat !== null && 'open' in chat && typeof chat.open === 'function';

const present = (): OpenableChat | undefined => {
  const chat: unknown = Reflect.get(globalThis, 'TraitMarketChat');
  return isOpenable(chat) ? chat : undefined;
};

let attempts = 0;

/** Browsers evaluate a module once, even a failed one, so a retry needs another URL. */
const nextAddress = (url: string): string => {
  attempts += 1;
  if (attempts === 1) return url;
  const address = new URL(url);
  address.searchParams.set('attempt', String(attempts));
  return address.href;
};

/** Loads a module script that sets `TraitMarketChat`. @throws when it doesn't */
export const loadScriptChat = async (url: string): Promise<OpenableChat> => {
  if (!present()) await loadScript(nextAddress(url), 'module');
  const chat = present();
  if (!chat) throw new Error(`The script ${url} set no TraitMarketChat.`);
  return chat;
};
