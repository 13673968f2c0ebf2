/** Reads and drops requests: the baseline cost of an attack on this machine. */
import { createServer } from 'node:net';

const MOST_BYTES = 5_000_000;
const answer = (status: string): string =>
  `HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;

createServer((socket) => {
  let isAsked = false;
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    const isQuestion = !isAsked && bytes.subarray(0, 4).toString() === 'GET ';
    isAsked = true;
    if (isQuestion) socket.end(answer('200 OK'));
    else if (socket.bytesRead > MOST_BYTES) {
      socket.pause();
      socket.end(answer('413 Content Too Large'));
      socket.destroySoon();
    }
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
