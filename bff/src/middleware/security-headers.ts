import type { RequestHandler } from 'express';
import helmet from 'helmet';

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

/** Security headers, on every answer of every status. */
export const securityHeaders = (config: AppConfig): RequestHandler => {
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    // The exchange-hosted wallet signs in by a pop-up that has to talk back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: HSTS_MAX_AGE, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  return (req, res, next) => {
    res.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    setHeaders(req, res, next);
  };
};
