export type Phase = 'starting' | 'ready' | 'draining';

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
