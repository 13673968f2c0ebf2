import { useRef } from 'react';

type Sender<Input> = { mutateAsync: (input: Input) => Promise<unknown> };

/**
 * Sends one at a time: what is pressed again before the answer is there is dropped (§2 Tax
 * declaration modal: disabled while pending). A button that state disables is a render too late for a double click, so
 * every form and button that writes sends through here. A failure stands in the mutation's state.
 *
 * @returns sends, and calls back when that succeeded
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
