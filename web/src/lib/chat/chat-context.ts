import { createContext, useContext } from 'react';

import { useStore } from '../use-store';
import { createChat, type Chat, type ChatState } from './chat';

export const ChatContext = createContext<Chat>(createChat(null));

export const useChat = (): { state: ChatState; open: () => void } => {
  const chat = useContext(ChatContext);
  return { state: useStore(chat, 'absent'), open: chat.open };
};
