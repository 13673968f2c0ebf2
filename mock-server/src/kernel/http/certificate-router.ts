import { Router } from 'express';

export const CERTIFICATE_PATH = '/__mock/certificate.pem';

/** Publishes the certificate, so that clients of a mock with HTTPS can trust it. */
export const certificateRouter = (certificate: string): Router =>
  Router().get(CERTIFICATE_PATH, (_request, response) => {
    response.type('application/x-pem-file').set('cache-control', 'no-store').send(certificate);
  });
