import { fileURLToPath } from 'node:url';

/** Where the package keeps what swagger-ui-dist has for the page of the reference; this is in `dist` then. */
export default (): string => fileURLToPath(new URL('../browser/reference', import.meta.url));
