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

/**
 * Tracks which fields the user has edited. React stores no default value that a field's value could
 * be compared with.
 */
export const trackEditedFields = (): void => document.addEventListener('input', onInput, true);

const hasEditedFields = (): boolean => {
  for (const field of editedFields) if (!field.isConnected) editedFields.delete(field);
  return [...editedFields].some(({ value }) => value !== '');
};

/**
 * Returns whether a reload could lose work: an open dialog, an edited field, a draft or a pending
 * request that saves something.
 */
export const hasUnsavedWork = (): boolean =>
  document.querySelector('dialog[open], [role=dialog], [role=alertdialog]') !== null ||
  hasEditedFields() ||
  hasDrafts() ||
  [...checks].some((check) => check());
