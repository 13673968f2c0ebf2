import { DialogButton, type DialogButtonProps } from '../dialog-button';

/** Opens the saved searches of one of the market's lists. */
export function SavedSearchesButton<Props extends object>(
  props: Pick<DialogButtonProps<Props>, 'code' | 'dialog'>,
) {
  return (
    <DialogButton title="Saved searches" className="saved-button" {...props}>
      <span className="max-xl:sr-only">Saved searches</span>
    </DialogButton>
  );
}
