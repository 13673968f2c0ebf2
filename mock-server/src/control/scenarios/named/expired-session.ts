import { TOKEN_LIFETIME_S } from '../../../provider/auth/tokens';
import type { Scenario } from '../scenario';

/**
 * Moves only the provider's clock. A page that reads `exp` itself notices the expiry only when its
 * own clock is moved too.
 */
export const scenario: Scenario = {
  summary: 'A day has passed: 401 for every token issued until now; signing in again works',
  apply: (world) => world.clock.advance((TOKEN_LIFETIME_S + 1) * 1000),
};
