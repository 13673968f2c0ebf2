// Node preloads this module in all descendants. It appends their ports to a file, because npm and
// tsx start servers as grandchildren, which can't send messages.
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
      // The start script may have ended and removed the file before a server restarts in
      // development.
    }
  });
  return Reflect.apply(listen, this, options);
}

Server.prototype.listen = listenAndReport;
