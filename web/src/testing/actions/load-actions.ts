import { ENTRIES } from '@/features/actions/actions';
import { settled } from '@/lib/lazy-module';

/** Loads the code of every action. The app loads an action's code only when the user starts it. */
export const loadActions = () =>
  Promise.all(Object.values(ENTRIES).map(({ code }) => settled(code)));
