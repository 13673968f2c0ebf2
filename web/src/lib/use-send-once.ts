import { useRef } from 'react';

type Sender<Input> = { mutateAsync: (input: Input) => Promise<unknown> };

/** Ignores presses while pending: a disabled button comes too late for a double click. */
export const useSendOnce = <Input>({ mutateAsync }: Sender<Input>) => {
  const isUnderWay = useRef(false);
  return (input: Input, onSuccess?: () => void): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const work = async () => {
      try {
        await mutateAsync(input);
      } catch {
        return;
      } finally {
        isUnderWay.current = false;
      }
      onSuccess?.();
    };
    void work();
  };
};
