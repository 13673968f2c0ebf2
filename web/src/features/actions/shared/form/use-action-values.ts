import { useState } from 'react';

import type { Read } from '@/lib/economy/amounts/parse-amount';

import type { FormStore } from '../action';

export const useActionValues = (store: FormStore) => {
  const [values, setValues] = useState(store.values);
  const [wasTried, setTried] = useState(false);
  const [now] = useState(() => new Date());
  /** Sets values. An undefined value resets a field as if nothing had been typed in it. */
  const set = (changes: Record<string, string | undefined>) => {
    const next: Record<string, string> = {};
    for (const [name, value] of Object.entries({ ...values, ...changes }))
      if (value !== undefined) next[name] = value;
    setValues(next);
    store.saveValues(next);
  };
  const change = (name: string) => (value: string) => set({ [name]: value });
  /** Shows a field's error only once it has text or the user has tried to continue. */
  const read = <Value>(name: string, parse: (text: string) => Read<Value>, initial = '') => {
    const text = values[name] ?? initial;
    const { value, error } = parse(text);
    const shown = wasTried || text !== '' ? error : undefined;
    const isSuggested = values[name] === undefined && initial !== '';
    return {
      value,
      error,
      field: { value: text, onChange: change(name), error: shown, isSuggested },
    };
  };
  return { values, change, set, read, now, wasTried, setTried };
};
