/** An admin who exists for the audit log only. */
export const ADMIN = { actorId: '01JD0000000000000000ADM1N0', role: 'admin' } as const
