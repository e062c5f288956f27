/** `reviewer` ('Zweitprüfung') decides about appeals, and about cases that no moderator may decide (docs/product/members.md). */
export const ROLES = ['member', 'reviewer', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Who may call what a role is needed for. */
export const ROLES_OF_CALLERS = {
  reviewer: ['reviewer', 'moderator', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>

export const mayModerate = (role: Role | undefined): boolean =>
  role === 'moderator' || role === 'admin'
