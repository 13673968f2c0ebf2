const { resolve } = require('node:path');

// `@/…` in web and the mock's package in its examples, for dependency-cruiser, in the form that it takes: a webpack
// configuration.
module.exports = {
  resolve: {
    alias: {
      '@': resolve('web/src'),
      'trait-market-mock': resolve('mock-server/packaged/index.ts'),
    },
  },
};
