import { writeFileSync } from 'node:fs';

import { CODE_MODULE, compileDemoAccount } from './compile-demo-account';

writeFileSync(
  CODE_MODULE,
  `import type { Hex } from 'viem';

/** Compiled from \`DemoSmartAccount.sol\` by \`npm run pnpm -- --dir mock-server demo-account\`. */
export const DEMO_FACTORY_CODE: Hex =
  '${compileDemoAccount().factory}';
`,
);
