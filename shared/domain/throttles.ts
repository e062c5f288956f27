const MINUTES = 60

/** Decision 38. Per member unless the name says otherwise; a stage may override each. */
export const THROTTLES = {
  registrationsPerAddress: { limit: 100, windowSeconds: 60 * MINUTES },
  wrongPasswordsPerAccount: { limit: 10, windowSeconds: 15 * MINUTES },
  wrongPasswordsPerAddress: { limit: 200, windowSeconds: 15 * MINUTES },
  posts: { limit: 100, windowSeconds: 10 * MINUTES },
  comments: { limit: 200, windowSeconds: 10 * MINUTES },
  horns: { limit: 600, windowSeconds: 10 * MINUTES },
  uploads: { limit: 200, windowSeconds: 10 * MINUTES },
} as const

export type ThrottleName = keyof typeof THROTTLES
export type MemberThrottle = 'posts' | 'comments' | 'horns' | 'uploads'
