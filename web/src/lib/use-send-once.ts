import { useRef } from 'react';

type Sender<Input> = { mutateAsync: (input: Input) => Promise<unknown> };

/**
 * Sends one request at a time and drops further presses while it is pending (§2 Tax declaration
 * modal: disabled while pending). A disabled button comes one render too late for a double click,
 * so every form and button that writes uses this. Failures are in the mutation's state.
 *
 * @returns a function that sends, and calls back on success
 */
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
