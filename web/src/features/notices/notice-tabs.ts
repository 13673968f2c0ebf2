import { NoticePageSchema, type NoticePage } from '@trait-market/contract/economy/notices';
import type { WalletAddress } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { mockWorld } from '@/lib/storage';

const MessageSchema = z.object({
  address: z.string(),
  isShown: z.boolean(),
  page: NoticePageSchema,
});

type Heard = { page: NoticePage; isShown: boolean };

/** In browsers without BroadcastChannel, each tab polls for itself. */
const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(`notices ${mockWorld.read() ?? ''}`);

/** Shares notifications between tabs: all stay current, and only one shows a toast. */
export const openNoticeTabs = (address: WalletAddress, onHeard: (heard: Heard) => void) => {
  const channel = open();
  const whose = address.toLowerCase();
  channel?.addEventListener('message', ({ data }) => {
    const { data: message } = MessageSchema.safeParse(data);
    if (message?.address === whose) onHeard(message);
  });
  return {
    tell: (page: NoticePage): void => {
      const isShown = document.visibilityState === 'visible';
      // A channel has one origin: its own.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel?.postMessage({ address: whose, isShown, page });
    },
    close: (): void => channel?.close(),
  };
};
