const { resolve } = require('node:path');

// Aliases for dependency-cruiser, as a webpack configuration: web's `@/…` and the mock's package.
module.exports = {
  resolve: {
    alias: {
      '@': resolve('web/src'),
      'trait-market-mock': resolve('mock-server/packaged/index.ts'),
    },
  },
};
