/** Why staff end the sessions of a member. The audit log keeps the word. */
export const SESSION_END_REASONS = ['taken-over', 'lost-device', 'on-request', 'other'] as const
export type SessionEndReason = (typeof SESSION_END_REASONS)[number]
