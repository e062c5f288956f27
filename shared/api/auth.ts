import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { NewPassword, TypedPassword } from '../domain/password.ts'
import { isOneLine, nameLine, NOT_CLEAN } from '../domain/text.ts'
import { Username } from '../domain/username.ts'
import { visibleName } from '../domain/visible-name.ts'
import { contract } from './contract.ts'
import { Author, CurrentUser } from './members.ts'

const Email = z.string().check(
  z.trim(),
  z.maxLength(LIMITS.email, 'Bitte gib eine gültige E-Mail-Adresse ein'),
  z.refine(
    (text) => text === '' || z.regexes.email.test(text),
    'Bitte gib eine gültige E-Mail-Adresse ein',
  ),
)

export const Registration = z.object({
  username: Username,
  displayName: nameLine(LIMITS.displayName).check(z.minLength(1, 'Anzeigename ist erforderlich')),
  email: z.optional(Email),
  password: NewPassword,
})

/** Login accepts any text of one line: a name that breaks the rules is just an unknown account. */
export const TypedUsername = z.string({ error: 'Benutzername ist erforderlich' }).check(
  z.overwrite((name) => visibleName(name).trim()),
  z.minLength(1, 'Benutzername ist erforderlich'),
  z.maxLength(100),
  z.refine(isOneLine, NOT_CLEAN),
)

/** A random value that a browser keeps, by which a member's devices are recognised (docs/product/sign-in.md#known-devices). */
export const DeviceMark = z.string().check(z.regex(/^[\da-f-]{36}$/))

export const Credentials = z.object({
  username: TypedUsername,
  password: TypedPassword,
  deviceMark: z.optional(DeviceMark),
})

/** The answer of every way to sign in. */
export const SignedIn = z.object({
  authToken: z.string(),
  user: Author,
  /** The account was about to be deleted, and stays because of this sign-in. */
  erasureCancelled: z.optional(z.literal(true)),
})

export const register = contract({
  id: 'register',
  method: 'POST',
  path: '/api/auth/register',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'Create a member account',
  body: Registration,
  response: z.object({ user: Author }),
  status: 201,
  errors: ['conflict', 'refused_content', 'weak_password', 'throttled'],
  guard: {
    fields: ['username', 'displayName'],
    names: ['username', 'displayName'],
    onHit: 'refuse',
  },
})

export const login = contract({
  id: 'login',
  method: 'POST',
  path: '/api/auth/login',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'Exchange a password for a session token',
  body: Credentials,
  response: SignedIn,
  errors: ['unauthenticated', 'conflict', 'throttled'],
})

export const logout = contract({
  id: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary: 'End this session',
  response: z.object({ ok: z.literal(true) }),
  errors: [],
})

export const currentUser = contract({
  id: 'currentUser',
  method: 'GET',
  path: '/api/auth/user',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary: 'The member of this session',
  response: CurrentUser,
  errors: [],
  polled: true,
})
