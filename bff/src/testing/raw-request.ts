import { connect } from 'node:net';

export const rawRequest = (port: number, ...chunks: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const chunk of chunks) socket.write(chunk);
    });
    let response = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (response += chunk));
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
  });
