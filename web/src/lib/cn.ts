import { type ClassValue, clsx } from 'clsx';

/** Doesn't merge conflicting classes, which would cost 8 kB; the stylesheet decides. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
