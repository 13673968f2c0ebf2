import type { ComponentType } from 'react';

import { lazyComponent, type LazyComponent } from '@/components/lazy-component';
import { ScreenLoadFailure } from '@/layout/screen-load-failure';
import { ScreenLoading } from '@/layout/screen-loading';

export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> =>
  lazyComponent(load, { loading: <ScreenLoading />, Failed: ScreenLoadFailure });
