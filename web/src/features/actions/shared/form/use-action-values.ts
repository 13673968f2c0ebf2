import { useState } from 'react';

import type { FormStore } from '../action';

/** Returns the values of the form's fields, and stores every change in the tab. */
export const useActionValues = (store: FormStore) => {
  const [values, setValues] = useState(store.values);
  /** An undefined value clears the field, as if the user hadn't typed in it. */
  const set = (changes: Record<string, string | undefined>) => {
    const next: Record<string, string> = {};
    for (const [name, value] of Object.entries({ ...values, ...changes }))
      if (value !== undefined) next[name] = value;
    setValues(next);
    store.saveValues(next);
  };
  const change = (name: string) => (value: string) => set({ [name]: value });
  return { values, change, set };
};
