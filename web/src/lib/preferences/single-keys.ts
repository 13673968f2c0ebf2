import { sharedText } from '../storage';

/** Not empty if the user has switched off the single-key shortcuts in this browser (WCAG 2.1.4). */
export const singleKeys = sharedText('singleKeysOff');
