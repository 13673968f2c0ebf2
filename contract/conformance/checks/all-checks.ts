import type { Check } from '../check';
import { emailFlows } from '../flows/email';
import { profileFlows } from '../flows/profile';
import { searchFlows } from '../flows/search';
import { signInFlows } from '../flows/sign-in';
import { taxFlows } from '../flows/tax';
import { uploadFlows } from '../flows/upload';
import { generatedChecks, type GeneratedSettings } from './generated';
import { readTwiceChecks } from './idempotence';
import { invalidChecks } from './invalid';
import { limitChecks } from './limits';
import { headOptionsChecks, methodChecks } from './methods';
import { queryChecks } from './queries';
import { successChecks } from './success';
import { expiryChecks, tokenChecks } from './tokens';

/** Every check of the suite, in the order in which they are run: sign-in first, since most need it. */
export const allChecks = (generated: GeneratedSettings): Check[] => [
  ...signInFlows(),
  ...successChecks(),
  ...taxFlows(),
  ...profileFlows(),
  ...emailFlows(),
  ...uploadFlows(),
  ...searchFlows(),
  ...tokenChecks(),
  ...invalidChecks(),
  ...queryChecks(),
  ...readTwiceChecks(),
  ...limitChecks(),
  ...methodChecks(),
  ...headOptionsChecks(),
  ...expiryChecks(),
  ...generatedChecks(generated),
];
