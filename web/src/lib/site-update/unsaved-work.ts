import { hasDrafts } from '../storage';

type Check = () => boolean;

const checks = new Set<Check>();
const editedFields = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>();

export const addUnsavedCheck = (check: Check): void => void checks.add(check);

const onInput = ({ target }: Event): void => {
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    editedFields.add(target);
};

/** Tracks edited fields, because React stores no default values to compare with. */
export const trackEditedFields = (): void => document.addEventListener('input', onInput, true);

const hasEditedFields = (): boolean => {
  for (const field of editedFields) if (!field.isConnected) editedFields.delete(field);
  return [...editedFields].some(({ value }) => value !== '');
};

/** Returns whether a dialog is open, a field edited, or a draft or pending write exists. */
export const hasUnsavedWork = (): boolean =>
  document.querySelector('dialog[open], [role=dialog], [role=alertdialog]') !== null ||
  hasEditedFields() ||
  hasDrafts() ||
  [...checks].some((check) => check());
