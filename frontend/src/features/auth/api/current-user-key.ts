/** In a file of its own, so that the first screen can use the key without loading the query. */
export const currentUserKey = ['/api/auth/user'] as const
