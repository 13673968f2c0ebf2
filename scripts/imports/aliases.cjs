const { resolve } = require('node:path');

// How dependency-cruiser resolves web's `@/…` and the mock's package, in webpack's format.
module.exports = {
  resolve: {
    alias: {
      '@': resolve('web/src'),
      'trait-market-mock': resolve('mock-server/packaged/index.ts'),
    },
  },
};
