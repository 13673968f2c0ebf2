import { useState, type ComponentType } from 'react';

import { lazyModule } from '@/lib/lazy-module';
import { toasts, type Toast } from '@/lib/toasts';
import { useLazyModule } from '@/lib/use-lazy-module';
import { useStore } from '@/lib/use-store';

import { PlainToasts } from './plain-toasts';

type List = ComponentType<{ shown: readonly Toast[] }>;

const listCode = lazyModule<List>(async () => (await import('./toast-list')).ToastList);

/**
 * Shows toasts. Falls back to plain ones if the code of the full ones fails to load (§4 Toasts).
 */
export function Toasts({ code = listCode }: { code?: typeof listCode }) {
  const shown = useStore(toasts);
  const list = useLazyModule(code, shown.length > 0);
  const [hasFailed, setFailed] = useState(false);
  if (list.kind === 'failed' && !hasFailed) setFailed(true);

  if (list.kind === 'loaded') return <list.module shown={shown} />;
  // While the code loads again after a failure, plain toasts stay visible, because messages can't
  // wait.
  return hasFailed ? <PlainToasts shown={shown} /> : null;
}
