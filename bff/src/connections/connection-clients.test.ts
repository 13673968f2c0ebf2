import express from 'express';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';

import { connectionClients } from './connection-clients';

test.each([
  [false, '203.0.113.9', '203.0.113.9'],
  [false, '::ffff:203.0.113.9', '203.0.113.9'],
  [false, '2001:db8:1:2:aaaa::1', '2001:db8:1:0::/56'],
  [1, '203.0.113.9', undefined],
  ['loopback', '127.0.0.1', undefined],
  ['loopback', '203.0.113.9', '203.0.113.9'],
])(
  'T81 with TRUST_PROXY %s a connection from %s without a request belongs to %s',
  (trusted, address, client) => {
    const app = express().set('trust proxy', trusted);
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
    expect(connectionClients(app)(socket, undefined)).toBe(client);
  },
);
