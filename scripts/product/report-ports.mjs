// Preloaded to report ports, because npm and tsx run servers as grandchildren without a channel.
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
