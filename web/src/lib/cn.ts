import type { ClassValue } from 'clsx';
import { clsx } from 'clsx';

/**
 * Joins class names without merging: between two classes for the same property the stylesheet
 * decides. So components have variants, and outside classes only add. (Merging would cost 8 kB on
 * every page.)
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
