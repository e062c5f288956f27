/** Everything of the calendar; a change of any concert invalidates it. */
export const CONCERTS_KEY = ['concerts'] as const
