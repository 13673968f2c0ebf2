import type { Routes } from '../../kernel/http/routes';
import type { chatContract } from './chat.contract';

const REPLY =
  'This is the demo of the chat: nobody reads it. In the real one your message would reach the support team, who would answer here.';

export const chatRoutes: Routes<typeof chatContract> = {
  message: async () => ({ status: 200, body: { reply: REPLY } }),
};
