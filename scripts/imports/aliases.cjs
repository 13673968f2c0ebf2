const { resolve } = require('node:path');

// The aliases `@/…` in web and the mock's package in its examples, as a webpack configuration for
// dependency-cruiser.
module.exports = {
  resolve: {
    alias: {
      '@': resolve('web/src'),
      'trait-market-mock': resolve('mock-server/packaged/index.ts'),
    },
  },
};
