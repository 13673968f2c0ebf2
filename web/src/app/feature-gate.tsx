import type { ReactNode } from 'react';

import { ScreenLoading } from '@/layout/screen-loading';
import type { FeatureFlag } from '@/lib/flags/flags';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';

type FeatureGateProps = {
  flag: FeatureFlag;
  open: ReactNode;
  closed: ReactNode;
};

export function FeatureGate({ flag, open, closed }: FeatureGateProps) {
  const isOpen = useFeatureEnabled(flag);
  if (isOpen === undefined) return <ScreenLoading />;
  return isOpen ? open : closed;
}
