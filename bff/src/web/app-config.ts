import type { RequestHandler } from 'express';

import type { Config } from '../config';

/** What the web is told when it starts; one build serves every environment. All of it is public. */
export type AppConfig = {
  demoWallet: boolean;
  walletConnectProjectId: string | null;
  /** RPC endpoints by chain id; null: the wallet library's own choice. */
  rpcUrls: { '1': string | null; '137': string | null };
  /** Origins that pictures may come from, beside this one. */
  imageHosts: string[];
};

export const appConfigOf = (config: Config): AppConfig => ({
  demoWallet: config.DEMO_WALLET === 'on',
  walletConnectProjectId: config.WALLETCONNECT_PROJECT_ID ?? null,
  rpcUrls: {
    '1': config.RPC_URL_ETHEREUM?.href ?? null,
    '137': config.RPC_URL_POLYGON?.href ?? null,
  },
  imageHosts: config.IMAGE_HOSTS,
});

/** `GET /app-config.json`. */
export const serveAppConfig =
  (config: AppConfig): RequestHandler =>
  (_req, res) => {
    res.json(config);
  };
