import * as z from 'zod/mini';

const nullableText = z._default(z.nullable(z.string()), null);

/** What the BFF says about the environment it runs in, so that one build serves all of them. */
export const AppConfigSchema = z.looseObject({
  /** Offer a wallet that signs in the page, for visitors who have none. */
  demoWallet: z._default(z.boolean(), false),
  walletConnectProjectId: nullableText,
  /** By chain id; null: reads go through the connected wallet. */
  rpcUrls: z._default(z.object({ '1': nullableText, '137': nullableText }), {
    '1': null,
    '137': null,
  }),
  /** Origins besides our own that pictures may come from. */
  imageHosts: z._default(z.array(z.string()), []),
});
export type AppConfig = z.infer<typeof AppConfigSchema>;

/** What holds where the environment says nothing. */
export const defaultAppConfig: AppConfig = AppConfigSchema.parse({});

/**
 * Reads `/app-config.json`. Without it the product still works, with everything optional left out.
 */
export const loadAppConfig = async (): Promise<AppConfig> => {
  try {
    const response = await fetch('/app-config.json');
    return AppConfigSchema.parse(await response.json());
  } catch (error) {
    console.warn('The app config could not be read; using the defaults.', error);
    return defaultAppConfig;
  }
};
