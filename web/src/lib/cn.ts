import type { ClassValue } from 'clsx';
import { clsx } from 'clsx';

/** Doesn't merge classes, which would cost 8 kB on every page; the stylesheet decides. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
