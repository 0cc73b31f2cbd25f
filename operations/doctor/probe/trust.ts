import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** The system's certificates may include a private authority (DOCTOR-12). */
export function trustSystemCertificates(): void {
  setDefaultCACertificates([...getCACertificates('default'), ...getCACertificates('system')]);
}
