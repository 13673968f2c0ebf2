import { useState } from 'react';

import type { FormStore } from '../action';

/** What stands in an action's form, as texts; kept in the tab with every change. */
export const useActionValues = (store: FormStore) => {
  const [values, setValues] = useState(store.values);
  /** Undefined is what nobody has typed yet. */
  const set = (changes: Record<string, string | undefined>) => {
    const next: Record<string, string> = {};
    for (const [name, value] of Object.entries({ ...values, ...changes }))
      if (value !== undefined) next[name] = value;
    setValues(next);
    store.keepValues(next);
  };
  const change = (name: string) => (value: string) => set({ [name]: value });
  return { values, change, set };
};
