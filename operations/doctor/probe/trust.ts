import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/**
 * Makes this process also trust the system's certificates, which may include a private authority
 * (DOCTOR-12).
 */
export function trustSystemCertificates(): void {
  setDefaultCACertificates([...getCACertificates('default'), ...getCACertificates('system')]);
}
