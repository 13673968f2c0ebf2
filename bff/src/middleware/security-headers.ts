import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { isApiPath } from '../api/forwarded';
import type { AppConfig } from '../web/app-config';
import { contentSecurityPolicy } from './content-security-policy';

/** One year, in seconds. */
const HSTS_MAX_AGE = 31_536_000;

/**
 * Browser features that no page needs. The clipboard stays allowed, because users copy addresses.
 */
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

/**
 * API responses aren't pages: one opened in a tab, such as a picture, must not load or run
 * anything.
 */
const NO_PAGE = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] };

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns whether browsers treat the product's origin as a secure context. */
const isTrustworthy = (publicUrl: URL | undefined): boolean =>
  publicUrl?.protocol !== 'http:' || LOOPBACK.has(publicUrl.hostname);

/**
 * Returns the headers to send. helmet runs once, because its headers don't depend on the request.
 */
const preparedHeaders = (
  directives: Record<string, string[]>,
  publicUrl: URL | undefined,
): [string, string][] => {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    // Coinbase Wallet signs in with a pop-up that needs its opener. Browsers ignore the header on
    // insecure origins, and log an error for each page.
    crossOriginOpenerPolicy: isTrustworthy(publicUrl) && { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: HSTS_MAX_AGE, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })(req, res, () => res.setHeader('Permissions-Policy', PERMISSIONS_POLICY));
  return res.getHeaderNames().map((name) => [name, String(res.getHeader(name))]);
};

/**
 * Adds security headers to every response of every status.
 *
 * @param publicUrl the product's origin, if configured
 */
export const securityHeaders = (config: AppConfig, publicUrl: URL | undefined): RequestHandler => {
  const ofPages = preparedHeaders(contentSecurityPolicy(config), publicUrl);
  const ofCalls = preparedHeaders(NO_PAGE, publicUrl);
  return (req, res, next) => {
    for (const [name, value] of isApiPath(req.url) ? ofCalls : ofPages) {
      res.setHeader(name, value);
    }
    next();
  };
};
