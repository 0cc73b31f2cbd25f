import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('a page is drawn outside of the app');
  return services;
}
