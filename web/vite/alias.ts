const src = new URL('../src', import.meta.url).pathname;

export const alias = {
  '@': src,
  // Replaces the optional dialog of the wallet relay, because the app draws its own.
  '@reown/appkit/core': `${src}/lib/wallet/no-appkit.ts`,
};
