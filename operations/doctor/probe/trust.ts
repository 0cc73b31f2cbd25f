import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** Has this process trust what the system does as well: an authority of one's own is set there (DOCTOR-12). */
export function trustSystemCertificates(): void {
  setDefaultCACertificates([...getCACertificates('default'), ...getCACertificates('system')]);
}
