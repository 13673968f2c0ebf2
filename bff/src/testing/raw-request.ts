import { connect } from 'node:net';

export const rawRequest = (port: number, ...pieces: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of pieces) socket.write(piece);
    });
    let response = '';
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => (response += piece));
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
  });
