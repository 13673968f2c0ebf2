import { useState, type ComponentType } from 'react';

import { lazyModule } from '@/lib/lazy-module';
import { toasts, type Toast } from '@/lib/toasts';
import { useLazyModule } from '@/lib/use-lazy-module';
import { useStore } from '@/lib/use-store';

import { PlainToasts } from './plain-toasts';

type List = ComponentType<{ shown: readonly Toast[] }>;

const listCode = lazyModule<List>(async () => (await import('./toast-list')).ToastList);

/**
 * Where toasts are drawn (§4 Toasts). How to draw them is loaded with the first one; should that
 * fail, which is when something is most likely to be told, they are drawn plainly, and the next one
 * tries again.
 */
export function Toasts({ code = listCode }: { code?: typeof listCode }) {
  const shown = useStore(toasts);
  const list = useLazyModule(code, shown.length > 0);
  const [hasFailed, setFailed] = useState(false);
  if (list.kind === 'failed' && !hasFailed) setFailed(true);

  if (list.kind === 'loaded') return <list.module shown={shown} />;
  // While it is tried again, too: what there is to tell does not wait.
  return hasFailed ? <PlainToasts shown={shown} /> : null;
}
