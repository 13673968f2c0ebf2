/** Attacks a BFF from a separate process: `tsx bench/attacker.ts NUMBER-OF-THE-ATTACK URL`. */
import { once } from 'node:events';
import { setPriority } from 'node:os';

import { ATTACKS } from './attacks/all';

const PRIORITY = 19;

setPriority(PRIORITY);
const [number, url = ''] = process.argv.slice(2);
const attack = ATTACKS[Number(number)];
if (attack === undefined) throw new Error(`There is no attack ${number}`);

process.send?.('ready');
await once(process, 'message');
const end = new AbortController();
process.once('message', () => end.abort());
const count = await attack.run({ url, port: Number(new URL(url).port) }, end.signal);
process.send?.(count, () => process.exit());
