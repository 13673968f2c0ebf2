export type Phase = 'starting' | 'ready' | 'draining';

/** In which part of its life this process is. */
export const createLifecycle = () => {
  let phase: Phase = 'starting';
  return {
    phase: (): Phase => phase,
    enter: (next: Phase): void => {
      phase = next;
    },
  };
};

export type Lifecycle = ReturnType<typeof createLifecycle>;
