import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { toasts } from './toasts';

type LazyModule<Module> = {
  /** Its name among the app's parts that load later. */
  name: string;
  load: () => Promise<Module>;
  isNeeded: boolean;
  /** What a person is told where it cannot be loaded; absent where they asked for nothing. */
  failure?: string;
};

/** A part of the app that loads when somebody needs it, and for nobody else. */
export const useLazyModule = <Module>({
  name,
  load,
  isNeeded,
  failure,
}: LazyModule<Module>): Module | undefined => {
  const { data, isError } = useQuery({
    queryKey: ['module', name],
    queryFn: load,
    enabled: isNeeded,
    staleTime: Infinity,
    // It is made of functions, which cannot be compared.
    structuralSharing: false,
  });
  useEffect(() => {
    if (isError && failure !== undefined)
      toasts.show({ kind: 'error', header: 'Error', description: failure });
  }, [isError, failure]);
  return data;
};
