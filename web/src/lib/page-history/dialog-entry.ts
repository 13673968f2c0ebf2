import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Gives Back to a dialog until the returned function is called. By default, Back presses Escape. */
type OpenDialog = (goBackIn?: () => void) => () => void;

export const OpenDialogContext = createContext<OpenDialog>(() => () => undefined);

/** Gives an open dialog a history entry, so that Back acts on it instead of leaving the page. */
export const useDialogEntry = ({
  isActive,
  onBack,
}: {
  isActive: boolean;
  onBack?: () => void;
}): void => {
  const openDialog = use(OpenDialogContext);
  const goBackIn = useEffectEvent(() => onBack?.());
  const hasOwnBack = onBack !== undefined;
  useEffect(
    () => (isActive ? openDialog(hasOwnBack ? () => goBackIn() : undefined) : undefined),
    [isActive, hasOwnBack, openDialog],
  );
};
