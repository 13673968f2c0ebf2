import { DEMO_CONNECTOR_ID, demoConnector } from './demo-connector';
import type { NamedWallet } from './named-wallet';

export const demoWallet: NamedWallet = {
  id: DEMO_CONNECTOR_ID,
  name: 'Demo wallet',
  kind: 'demo',
  create: async () => demoConnector(),
};
