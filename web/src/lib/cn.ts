import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Conflicting classes aren't merged, which would cost 8 kB on every page; their
 * order in the stylesheet decides.
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
