import type { ClassValue } from 'clsx';
import { clsx } from 'clsx';

/**
 * Joins class names. It does not merge them: of two classes that set the same property the
 * stylesheet decides, not their order here. So a component has variants for what may differ, and
 * what is given to it from outside only adds. (Merging would cost 8 kB on every page.)
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
