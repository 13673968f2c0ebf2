import { TOKEN_LIFETIME_S } from '../../../provider/auth/tokens';
import type { Scenario } from '../scenario';

/**
 * Advances only the provider's clock. A page that compares `exp` with its own clock therefore
 * doesn't notice the expiry.
 */
export const scenario: Scenario = {
  summary: 'A day has passed: 401 for every token issued until now; signing in again works',
  apply: (world) => world.clock.advance((TOKEN_LIFETIME_S + 1) * 1000),
};
