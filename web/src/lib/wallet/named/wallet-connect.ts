import { walletError } from '../wallet-error';
import type { NamedWallet } from './named-wallet';
import { walletConnectMark } from './wallet-marks';

export const walletConnect: NamedWallet = {
  id: 'walletConnect',
  name: 'WalletConnect',
  kind: 'relay',
  icon: walletConnectMark,
  isSetUp: ({ walletConnectProjectId }) => walletConnectProjectId !== null,
  create: async ({ walletConnectProjectId: projectId }) => {
    if (projectId === null) throw walletError('noProjectId');
    const connector = await import('wagmi/connectors/walletConnect');
    return connector.walletConnect({ projectId, showQrModal: false });
  },
};
