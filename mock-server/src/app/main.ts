#!/usr/bin/env node
import { argv, env } from 'node:process';

import { readCertificate } from '../kernel/http/certificate';
import { CERTIFICATE_PATH } from '../kernel/http/certificate-router';
import { BadFile } from '../kernel/json-file';
import { BadSetting, helpText, readSettings, type Settings } from '../kernel/settings';
import { createMockServer } from './mock-server';
import { startRecorder } from './recording/recorder';

const failureLine = (error: unknown, address: string): string => {
  if (error instanceof BadSetting || error instanceof BadFile || error instanceof RangeError) {
    return error.message;
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `MOCK_PORT: ${address} is taken by another program.`;
  if (code === 'EACCES') return `MOCK_PORT: ${address} may not be used by this account.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return `MOCK_HOST: ${address} is not an address of this machine.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const serve = async ({
  'seed-file': seedFile,
  'scenario-file': scenarioFile,
  data: dataFile,
  product: productUrl,
  'legal-links-base': legalLinksBase,
  'rpc-url-ethereum': ethereum,
  'rpc-url-polygon': polygon,
  'allowed-hosts': allowedHosts,
  'set-aside': setAside,
  'fail-on-unhandled': failOnUnhandled,
  'shadow-token': shadowToken,
  https,
  cert,
  key,
  ...settings
}: Settings) => {
  const files = cert !== undefined && key !== undefined ? readCertificate(cert, key) : true;
  const server = await createMockServer({
    ...settings,
    productUrl,
    legalLinksBase,
    rpcUrls: { ...(ethereum && { 1: ethereum }), ...(polygon && { 137: polygon }) },
    seedFile,
    scenarioFile,
    dataFile,
    allowedHosts,
    shadowToken,
    setAside: setAside === 'on',
    https: https === 'on' && files,
    failOnUnhandled: failOnUnhandled === 'on',
  });
  console.log(`Mock provider: ${server.url} (control page: ${server.url}/__mock)`);
  if (server.certificate !== undefined) {
    console.log(`Certificate for clients to trust: ${server.url}${CERTIFICATE_PATH}`);
  }
  if (settings.shadow !== undefined) {
    console.log(`Comparing reads with ${settings.shadow}: ${server.url}/__mock/shadow`);
  }
  void server.prepareMarket();
  const stop = async () => {
    await server.stop();
    const unhandled = failOnUnhandled === 'on' ? server.unhandled() : [];
    if (unhandled.length === 0) return;
    console.error(['These calls matched no route:', ...unhandled].join('\n  '));
    process.exitCode = 1;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};

const record = async (
  provider: string,
  {
    port,
    host,
    recording: file = 'recording.json',
    'allowed-hosts': allowedHosts,
    origins,
  }: Settings,
) => {
  const recorder = await startRecorder({
    port,
    host,
    provider,
    file,
    allowedHosts,
    origins,
    report: console.error,
  });
  console.log(`Recording ${provider} into ${file}: ask ${recorder.url} in its place.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void recorder.stop());
  }
};

const start = async (): Promise<void> => {
  let address = 'the address';
  try {
    const settings = readSettings(argv.slice(2), env);
    if (settings === 'help') {
      console.log(helpText());
      return;
    }
    address = `port ${settings.port} of ${settings.host}`;
    if (settings.record === undefined) await serve(settings);
    else await record(settings.record, settings);
  } catch (error) {
    console.error(`The mock provider cannot start. ${failureLine(error, address)}`);
    process.exitCode = 1;
  }
};

await start();
