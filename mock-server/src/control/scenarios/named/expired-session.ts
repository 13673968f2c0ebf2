import { TOKEN_LIFETIME_S } from '../../../provider/auth/tokens';
import type { Scenario } from '../scenario';

/** Moves only the provider's clock, so a page that reads `exp` itself doesn't notice the expiry. */
export const scenario: Scenario = {
  summary: 'A day has passed: 401 for every token issued until now; signing in again works',
  apply: (world) => world.clock.advance((TOKEN_LIFETIME_S + 1) * 1000),
};
