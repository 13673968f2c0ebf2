import { createMockServer } from '@trait-market/mock-server';

await createMockServer({ port: Number(process.env['PORT']), host: '127.0.0.1' });
