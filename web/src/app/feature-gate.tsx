import type { ReactElement, ReactNode } from 'react';

import { QueryFailure } from '@/components/query-failure';
import type { PreviewedFeature } from '@/features/previews/previews';
import { ScreenLoading } from '@/layout/screen-loading';
import type { FeatureFlag } from '@/lib/flags/flags';
import { useFeature } from '@/lib/flags/use-feature-enabled';
import { offlineView } from '@/lib/offline/offline-view';
import { useStore } from '@/lib/use-store';

import { lazyScreen } from './lazy-screen';

export const FeaturePreview = lazyScreen(
  async () => (await import('@/features/previews/feature-preview')).FeaturePreview,
  'features/previews/feature-preview.tsx',
);

type FeatureGateProps = { children: ReactNode } & (
  | { flag: PreviewedFeature; closed?: undefined }
  | { flag: FeatureFlag; closed: ReactElement }
);

/** Shows a screen only if its feature flag is enabled, and otherwise the feature's preview. */
export function FeatureGate({ flag, closed, children }: FeatureGateProps) {
  const { isEnabled, failed } = useFeature(flag);
  const offline = useStore(offlineView);
  if (failed && offline) return <offline.UnseenPage />;
  if (failed)
    return (
      <div className="page-columns min-h-dvh py-8 sm:py-14">
        <QueryFailure title="Couldn’t load this page" query={failed} />
      </div>
    );
  if (isEnabled === undefined) return <ScreenLoading />;
  if (isEnabled) return children;
  return closed === undefined ? <FeaturePreview of={flag} /> : closed;
}
