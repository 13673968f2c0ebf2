const { resolve } = require('node:path');

// `@/…` in web, for dependency-cruiser, in the form that it takes: a webpack configuration.
module.exports = { resolve: { alias: { '@': resolve('web/src') } } };
