import type { AppConfig } from '@/config/app-config';
import { apiClient } from '@/lib/api-client';
import { bodyOf } from '@/lib/body-of';
import { createChainReader } from '@/lib/chain/create-chain-reader';
import { createChat } from '@/lib/chat/chat';
import { BEARER_QUERIES, createQueryClient } from '@/lib/query-client';
import { createSessionStore } from '@/lib/session/session-store';
import { addUnsavedCheck } from '@/lib/site-update/unsaved-work';
import { accessToken, actionDraft, sessionEnd, taxDraft } from '@/lib/storage';

/** Creates the session and the query client together, because each depends on the other. */
export const createServices = (appConfig: AppConfig) => {
  const session = createSessionStore({
    storedToken: accessToken,
    storedEnd: sessionEnd,
    loadWallet: async () => {
      const { createWagmiWallet } = await import('@/lib/wallet/wagmi-wallet');
      return createWagmiWallet(appConfig);
    },
    nonceFor: async (walletAddress, signal) => {
      const query = { walletAddress };
      return bodyOf(await apiClient.users.nonce({ query, fetchOptions: { signal } })).nonce;
    },
    loginMessage: async (address, nonce) => {
      const { loginMessage } = await import('@trait-market/contract/login-message');
      return loginMessage(address, nonce, appConfig.legalLinksBase ?? window.location.origin);
    },
    login: async (body, signal) => {
      const response = await apiClient.users.login({ body, fetchOptions: { signal } });
      return { ...bodyOf(response), date: response.headers.get('date') };
    },
    forgetUser: () => {
      queryClient.removeQueries({ queryKey: [BEARER_QUERIES] });
    },
    forgetDrafts: (address) => {
      taxDraft(address).clear();
      actionDraft(address).clear();
    },
    now: () => new Date(),
    log: (message, error) => console.error(message, error),
  });
  const queryClient = createQueryClient(session);
  addUnsavedCheck(() => queryClient.isMutating() > 0);
  return {
    appConfig,
    session,
    queryClient,
    chat: createChat(appConfig.chat),
    chainReader: createChainReader(appConfig),
  };
};
