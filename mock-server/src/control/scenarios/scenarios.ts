// Written by scripts/list-scenarios.mjs from the files in named/: not by hand.

import { scenario as bannedUser } from './named/banned-user';
import { scenario as creditRichElite } from './named/credit-rich-elite';
import { scenario as emptySearch } from './named/empty-search';
import { scenario as expiredSession } from './named/expired-session';
import { scenario as flakyNetwork } from './named/flaky-network';
import { scenario as fullInbox } from './named/full-inbox';
import { scenario as hugeSearch } from './named/huge-search';
import { scenario as newWallet } from './named/new-wallet';
import { scenario as noCredits } from './named/no-credits';
import { scenario as noProfile } from './named/no-profile';
import { scenario as oldRates } from './named/old-rates';
import { scenario as originalMinter } from './named/original-minter';
import { scenario as planEndsToday } from './named/plan-ends-today';
import { scenario as providerDown } from './named/provider-down';
import { scenario as rateLimited } from './named/rate-limited';
import { scenario as slowNetwork } from './named/slow-network';
import { scenario as taxAnswered } from './named/tax-answered';
import { scenario as taxUnanswered } from './named/tax-unanswered';
import { scenario as unverifiedEmail } from './named/unverified-email';
import type { Scenario } from './scenario';
import type { ScenarioName } from './scenario-names';

/** Every named starting point. Each is applied to a world that has been reset. */
export const SCENARIOS: Record<ScenarioName, Scenario> = {
  'banned-user': bannedUser,
  'credit-rich-elite': creditRichElite,
  'empty-search': emptySearch,
  'expired-session': expiredSession,
  'flaky-network': flakyNetwork,
  'full-inbox': fullInbox,
  'huge-search': hugeSearch,
  'new-wallet': newWallet,
  'no-credits': noCredits,
  'no-profile': noProfile,
  'old-rates': oldRates,
  'original-minter': originalMinter,
  'plan-ends-today': planEndsToday,
  'provider-down': providerDown,
  'rate-limited': rateLimited,
  'slow-network': slowNetwork,
  'tax-answered': taxAnswered,
  'tax-unanswered': taxUnanswered,
  'unverified-email': unverifiedEmail,
};
