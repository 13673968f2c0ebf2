import { walletError } from '../wallet-error';
import type { NamedWallet } from './named-wallet';

export const walletConnect: NamedWallet = {
  id: 'walletConnect',
  name: 'WalletConnect',
  kind: 'relay',
  isSetUp: ({ walletConnectProjectId }) => walletConnectProjectId !== null,
  create: async ({ walletConnectProjectId: projectId }) => {
    if (projectId === null) throw walletError('noProjectId');
    const connector = await import('wagmi/connectors/walletConnect');
    return connector.walletConnect({ projectId, showQrModal: false });
  },
};
