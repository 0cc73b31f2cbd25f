/**
 * How many times the limits of one network the networks around it have, each around the one before
 * (NET-4): a line of IPv6 is a /56 or a /48, and has many /64.
 */
export const SHARES = [1, 2, 3] as const;
