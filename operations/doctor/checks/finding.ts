export const SERVICES = ['league', 'clubhouse', 'relay'] as const;
export type ServiceName = (typeof SERVICES)[number];
