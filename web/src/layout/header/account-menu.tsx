import type { WalletAddress } from '@trait-market/contract/shared';
import { ChevronDown } from 'lucide-react';

import { lazyComponent } from '@/components/lazy-component';
import { useDisclosure } from '@/components/menu/use-disclosure';
import { Avatar } from '@/components/ui/avatar';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { useCurrentUser } from '@/lib/session/current-user';

const AccountPanel = lazyComponent(async () => (await import('./account-panel')).AccountPanel, {
  loading: (
    <div className="grid gap-1 p-2">
      <LoadingText>Loading</LoadingText>
      <Skeleton className="h-12 rounded-control" />
      <Skeleton className="h-24 rounded-control" />
      <Skeleton className="h-72 rounded-control" />
    </div>
  ),
});

export function AccountMenu({ address }: { address: WalletAddress }) {
  const { data: user } = useCurrentUser();
  const { isOpen, rootProps, triggerProps, panelProps } = useDisclosure();
  return (
    <div {...rootProps} className="relative">
      <button
        type="button"
        aria-label="Account menu"
        {...triggerProps}
        className="flex h-10 cursor-pointer items-center gap-1 rounded-full"
      >
        <Avatar photo={user?.avatarPhoto} tier={user?.premiumTier} size={36} />
        <ChevronDown aria-hidden className="hidden size-4 text-muted sm:block" />
      </button>
      {isOpen && (
        <div
          {...panelProps}
          className="absolute top-full right-0 z-menu mt-2 max-h-[calc(100dvh-5rem)] w-62 animate-drop-in overflow-y-auto overscroll-contain rounded-control border border-hairline bg-surface p-1 shadow-menu"
        >
          <AccountPanel address={address} />
        </div>
      )}
    </div>
  );
}
