import { NoticePageSchema, type NoticePage } from '@trait-market/contract/economy/notices';
import type { WalletAddress } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { mockWorld } from '@/lib/storage';

/** A message between tabs: a fetched page, and whether its toast was shown. */
const MessageSchema = z.object({
  address: z.string(),
  isTold: z.boolean(),
  page: NoticePageSchema,
});

type Heard = { page: NoticePage; isTold: boolean };

/** Without BroadcastChannel each tab polls for itself. */
const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(`notices ${mockWorld.read() ?? ''}`);

/**
 * Shares fetched pages between a wallet's tabs in one browser: background tabs, which don't poll,
 * stay current, and a toast appears in one tab only.
 */
export const openNoticeTabs = (address: WalletAddress, onHeard: (heard: Heard) => void) => {
  const channel = open();
  const whose = address.toLowerCase();
  channel?.addEventListener('message', ({ data }) => {
    const { data: message } = MessageSchema.safeParse(data);
    if (message?.address === whose) onHeard(message);
  });
  return {
    tell: (page: NoticePage): void => {
      const isTold = document.visibilityState === 'visible';
      // A channel has one origin: its own.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel?.postMessage({ address: whose, isTold, page });
    },
    close: (): void => channel?.close(),
  };
};
