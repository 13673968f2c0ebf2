import type { WalletAddress } from '@trait-market/contract/shared';

import { lazyComponent } from '@/components/lazy-component';
import { Skeleton } from '@/components/ui/skeleton';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';

import { CreditsLink } from './credits-link';

const placeholder = <Skeleton className="size-10 rounded-control" />;
const NoticeBell = lazyComponent(
  async () => (await import('@/features/notices/notice-bell')).NoticeBell,
  { loading: placeholder, Failed: null },
);

export function AccountLinks({ address }: { address: WalletAddress }) {
  const isMarketOpen = useFeatureEnabled('market');
  return (
    <>
      <CreditsLink />
      {isMarketOpen === undefined && placeholder}
      {isMarketOpen && <NoticeBell key={address} address={address} />}
    </>
  );
}
