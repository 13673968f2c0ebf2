import { fileURLToPath } from 'node:url';

export default (): string => fileURLToPath(new URL('../browser/reference', import.meta.url));
