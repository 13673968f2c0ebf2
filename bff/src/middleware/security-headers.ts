import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { isApiPath } from '../api/forwarded';
import type { AppConfig } from '../web/app-config';
import { contentSecurityPolicy } from './content-security-policy';
import { NO_STORE } from './no-store';

const HSTS_MAX_AGE = 31_536_000;

/** Browser features that are disabled. The clipboard isn't, because users copy addresses. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((ability) => `${ability}=()`)
  .join(', ');

/** A policy for API responses: if one is opened in a browser tab, it can't load or run anything. */
const NO_PAGE = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] };

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const isTrustworthy = (publicUrl: URL | undefined): boolean =>
  publicUrl?.protocol !== 'http:' || LOOPBACK.has(publicUrl.hostname);

/** Runs helmet once for all requests, because its headers don't depend on the request. */
const preparedHeaders = (
  directives: Record<string, string[]>,
  publicUrl: URL | undefined,
): [string, string][] => {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    // Coinbase Wallet's pop-up needs access to its opener. Insecure origins omit the header,
    // because browsers log an error for it there.
    crossOriginOpenerPolicy: isTrustworthy(publicUrl) && { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: HSTS_MAX_AGE, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })(req, res, () => res.setHeader('Permissions-Policy', PERMISSIONS_POLICY));
  return res.getHeaderNames().map((name) => [name, String(res.getHeader(name))]);
};

export const securityHeaders = (config: AppConfig, publicUrl: URL | undefined): RequestHandler => {
  const ofPages = preparedHeaders(contentSecurityPolicy(config), publicUrl);
  const ofCalls = [...preparedHeaders(NO_PAGE, publicUrl), NO_STORE];
  return (req, res, next) => {
    for (const [name, value] of isApiPath(req.url) ? ofCalls : ofPages) {
      res.setHeader(name, value);
    }
    next();
  };
};
