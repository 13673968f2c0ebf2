import type { ClassValue } from 'clsx';
import { clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; of two Tailwind classes that set the same property, the later one wins. */
export const cn = (...classes: ClassValue[]): string => twMerge(clsx(classes));
