import { useState } from 'react';

import type { ActStore } from '../signing/act-store';

/** What stands in an act's form, as texts; kept in the tab with every change. */
export const useActValues = (store: ActStore) => {
  const [values, setValues] = useState(store.values);
  const change = (name: string) => (value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    store.keepValues(next);
  };
  return { values, change };
};
