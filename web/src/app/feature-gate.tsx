import type { ReactElement, ReactNode } from 'react';

import type { PreviewedFeature } from '@/features/previews/previews';
import { ScreenLoading } from '@/layout/screen-loading';
import type { FeatureFlag } from '@/lib/flags/flags';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';

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
  const isOpen = useFeatureEnabled(flag);
  if (isOpen === undefined) return <ScreenLoading />;
  if (isOpen) return children;
  return closed === undefined ? <FeaturePreview of={flag} /> : closed;
}
