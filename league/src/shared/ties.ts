export const DECISION_WAYS = ['lot', 'play_off', 'agreement'] as const;
export type DecisionWay = (typeof DECISION_WAYS)[number];
