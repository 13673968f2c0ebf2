import type { CreditAmounts } from './capabilities';
import type { Check } from './check';
import { ALL_ROUTES, KNOWN_ROUTES, V1_ROUTES } from './contract/routes';
import { streamRequestChecks } from './economy/events/requests';
import { eventFlows } from './economy/events/delivery';
import { economyFlows } from './economy/flows/all';
import { unknownChecks } from './economy/unknown';
import { accountFlows } from './flows/accounts';
import { atOnceFlows } from './flows/at-once';
import { codeFlows } from './flows/codes';
import { creditFlows } from './flows/credits';
import { emailFlows } from './flows/email';
import { existenceFlows } from './flows/existence';
import { nonceFlows } from './flows/nonces';
import { pictureFlows } from './flows/pictures';
import { privacyFlows } from './flows/privacy';
import { profileFlows } from './flows/profile';
import { renamingFlows } from './flows/renaming';
import { returningFlows } from './flows/returning';
import { searchFlows } from './flows/search';
import { searchResultFlows } from './flows/search-results';
import { signInFlows } from './flows/sign-in';
import { smartAccountFlows } from './flows/smart-accounts';
import { taxFlows } from './flows/tax';
import { uploadFlows } from './flows/upload';
import { generatedChecks, type GeneratedSettings } from './checks/generated';
import { readTwiceChecks } from './checks/idempotence';
import { invalidChecks } from './checks/invalid';
import { limitChecks } from './checks/limits';
import { headOptionsChecks, methodChecks } from './checks/methods';
import { queryChecks } from './checks/queries';
import { successChecks } from './checks/success';
import { expiryChecks, tokenChecks } from './checks/tokens';

export type CheckSettings = GeneratedSettings & {
  /** The caller's actual credits, if known, with which the response is compared. */
  expectedCredits?: CreditAmounts | undefined;
  traits?: readonly string[] | undefined;
  economy?: boolean | undefined;
};

/**
 * Returns all checks in the order of execution. Sign-in checks come first, because most others need
 * a signed-in caller.
 */
export const allChecks = ({
  expectedCredits,
  traits,
  economy = false,
  ...generated
}: CheckSettings): Check[] => {
  const routes = economy ? ALL_ROUTES : V1_ROUTES;
  return [
    ...signInFlows(),
    ...smartAccountFlows(),
    ...nonceFlows(),
    ...successChecks(routes),
    ...taxFlows(),
    ...creditFlows(expectedCredits),
    ...profileFlows(),
    ...accountFlows(),
    ...atOnceFlows(),
    ...returningFlows(),
    ...existenceFlows(),
    ...emailFlows(),
    ...codeFlows(),
    ...privacyFlows(),
    ...uploadFlows(),
    ...pictureFlows(),
    ...searchFlows(traits),
    ...searchResultFlows(),
    ...renamingFlows(),
    ...(economy
      ? [...streamRequestChecks(), ...eventFlows(), ...economyFlows(), ...unknownChecks()]
      : []),
    ...tokenChecks(routes),
    ...invalidChecks(routes),
    ...queryChecks(routes),
    ...readTwiceChecks(routes),
    ...limitChecks(routes),
    ...methodChecks(economy ? KNOWN_ROUTES : V1_ROUTES),
    ...headOptionsChecks(routes),
    ...expiryChecks(routes),
    ...generatedChecks(routes, generated),
  ];
};
