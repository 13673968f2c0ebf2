/** Selects text next to the pressed control, because modal dialogs make the page inert. */
const copyBySelection = (text: string, control: Element): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.ariaHidden = 'true';
  area.className = 'sr-only';
  const focused = document.activeElement;
  control.after(area);
  try {
    area.focus({ preventScroll: true });
    area.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};

/** Returns whether it copied. `navigator.clipboard` exists only in secure contexts. */
export const copyText = async (text: string, control: Element): Promise<boolean> => {
  // Adds `undefined` to the type, because TypeScript's type is only correct in a secure context.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (clipboard !== undefined) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Copying a selection may work even without the clipboard permission.
  }
  return copyBySelection(text, control);
};
