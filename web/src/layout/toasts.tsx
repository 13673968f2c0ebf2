import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

import { toasts, type Toast } from '@/lib/toasts';

import { PlainToasts } from './plain-toasts';

type List = ComponentType<{ shown: readonly Toast[] }>;
type State = { kind: 'loading' | 'failed' } | { kind: 'loaded'; List: List };

const loadList = async (): Promise<List> => (await import('./toast-list')).ToastList;

/**
 * Where toasts are drawn (§4 Toasts). How to draw them is loaded with the first one; should that
 * fail, which is when something is most likely to be told, they are drawn plainly.
 */
export function Toasts({ load = loadList }: { load?: () => Promise<List> }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read);
  const [state, setState] = useState<State>({ kind: 'loading' });
  const isNeeded = shown.length > 0 && state.kind !== 'loaded';

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const settle = (next: State) => isCurrent && setState(next);
    load().then(
      (List) => settle({ kind: 'loaded', List }),
      () => settle({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, load]);

  if (state.kind === 'loaded') return <state.List shown={shown} />;
  return state.kind === 'failed' ? <PlainToasts shown={shown} /> : null;
}
