// Preloaded into servers: appends each port that the process listens on to LISTENING_PORTS_FILE.
// npm, tsx and Vite run servers as grandchildren, which Node's channels don't reach.
import { appendFileSync } from 'node:fs';
import { Server } from 'node:net';

const file = process.env['LISTENING_PORTS_FILE'];
const { listen } = Server.prototype;

/** @this {Server} */
function listenAndReport(/** @type {unknown[]} */ ...options) {
  this.once('listening', () => {
    const address = this.address();
    if (file === undefined || address === null || typeof address === 'string') return;
    try {
      appendFileSync(file, `${address.port}\n`);
    } catch {
      // After a restart in development the script may have ended.
    }
  });
  return Reflect.apply(listen, this, options);
}

Server.prototype.listen = listenAndReport;
