import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { Progress, WholeCheck } from './check-whole-log';

type State =
  | { kind: 'idle' }
  | { kind: 'checking'; progress: Progress | undefined }
  | { kind: 'stopped' }
  | { kind: 'checked'; check: WholeCheck }
  | { kind: 'failed'; error: unknown };

/** Runs the check of the whole log until it is stopped. Its code loads when it starts. */
export const useWholeCheck = () => {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (queryClient: QueryClient): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const show = (next: State) => {
      if (!signal.aborted) setState(next);
    };
    show({ kind: 'checking', progress: undefined });
    try {
      const { checkWholeLog } = await import('./check-whole-log');
      const onProgress = (progress: Progress) => show({ kind: 'checking', progress });
      show({ kind: 'checked', check: await checkWholeLog(queryClient, { signal, onProgress }) });
    } catch (error) {
      show({ kind: 'failed', error });
    }
  };
  const stop = (): void => {
    running.current?.abort();
    setState({ kind: 'stopped' });
  };
  return { state, start, stop };
};
