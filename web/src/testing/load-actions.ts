import { ENTRIES } from '@/features/actions/actions';
import { settled } from '@/lib/lazy-module';

/** Loads the code of every action, which the app loads at the first press. */
export const loadActions = () =>
  Promise.all(Object.values(ENTRIES).map(({ code }) => settled(code)));
