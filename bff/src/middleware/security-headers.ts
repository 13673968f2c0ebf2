import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { isApiPath } from '../api/forwarded';
import type { AppConfig } from '../web/app-config';
import { contentSecurityPolicy } from './content-security-policy';

/** A year, in seconds. */
const HSTS_MAX_AGE = 31_536_000;

/** Abilities of the browser that no page here needs. The clipboard stays: addresses are copied. */
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

/** Responses of the API are no pages: one that is opened in a tab, such as a picture, loads and runs nothing. */
const NO_PAGE = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] };

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether browsers trust the product's own origin as they trust https. */
const isTrustworthy = (publicUrl: URL | undefined): boolean =>
  publicUrl?.protocol !== 'http:' || LOOPBACK.has(publicUrl.hostname);

/** The headers as they are sent. helmet is asked once, since no request changes its mind. */
const preparedHeaders = (
  directives: Record<string, string[]>,
  publicUrl: URL | undefined,
): [string, string][] => {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    // The exchange-hosted wallet signs in by a pop-up that has to talk back.
    // Browsers ignore the header on other origins, and log an error for each page.
    crossOriginOpenerPolicy: isTrustworthy(publicUrl) && { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: HSTS_MAX_AGE, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })(req, res, () => res.setHeader('Permissions-Policy', PERMISSIONS_POLICY));
  return res.getHeaderNames().map((name) => [name, String(res.getHeader(name))]);
};

/**
 * Security headers, on every answer of every status.
 *
 * @param publicUrl the product's own origin, if it is configured
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
