import type { ReactElement, ReactNode } from 'react';

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

const FeatureFailure = lazyScreen(async () => (await import('./feature-failure')).FeatureFailure);

type FeatureGateProps = { children: ReactNode } & (
  | { flag: PreviewedFeature; closed?: undefined }
  | { flag: FeatureFlag; closed: ReactElement }
);

/** Shows a screen only if its feature flag is enabled, and otherwise the feature's preview. */
export function FeatureGate({ flag, closed, children }: FeatureGateProps) {
  const { isEnabled, retry } = useFeature(flag);
  const offline = useStore(offlineView);
  if (retry && offline) return <offline.UnseenPage />;
  if (retry) return <FeatureFailure onRetry={retry} />;
  if (isEnabled === undefined) return <ScreenLoading />;
  if (isEnabled) return children;
  return closed === undefined ? <FeaturePreview of={flag} /> : closed;
}
