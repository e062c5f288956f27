/** Apart from its query, so that the first screen can name it without loading it. */
export const currentUserKey = ['/api/auth/user'] as const
