import { fileURLToPath } from 'node:url';

/** The package's copy of swagger-ui-dist; this file is then in `dist`. */
export default (): string => fileURLToPath(new URL('../browser/reference', import.meta.url));
