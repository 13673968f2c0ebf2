import { bannedUser } from './banned-user';
import { creditRichElite } from './credit-rich-elite';
import { expiredSession } from './expired-session';
import { newWallet } from './new-wallet';
import { noCredits } from './no-credits';
import { noProfile } from './no-profile';
import type { Scenario } from './scenario';
import type { ScenarioName } from './scenario-names';
import { taxAnswered } from './tax-answered';
import { taxUnanswered } from './tax-unanswered';

/** Every named starting point. Each is applied to a world that has been reset. */
export const SCENARIOS: Record<ScenarioName, Scenario> = {
  'new-wallet': newWallet,
  'tax-unanswered': taxUnanswered,
  'tax-answered': taxAnswered,
  'no-profile': noProfile,
  'no-credits': noCredits,
  'credit-rich-elite': creditRichElite,
  'banned-user': bannedUser,
  'expired-session': expiredSession,
};
