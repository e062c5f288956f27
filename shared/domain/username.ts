import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'
import { visibleName } from './visible-name.ts'

/** Lower-case names that look official or collide with a route (docs/product/sign-in.md#usernames). */
const RESERVED = new Set(
  `admin administrator moderator mod support hilfe team system root hoellenlaerm höllenlärm redaktion news
  auth login logout register community messages profile concerts bands band onboarding settings about contact
  impressum datenschutz agb moderation users user search api media me null undefined unbekannt`.split(
    /\s+/,
  ),
)

const { min, max } = LIMITS.username

/**
 * ASCII only, so that no look-alike letter can imitate another, and no point or hyphen at an end, where a sentence, a
 * file name or an option would take it (docs/product/sign-in.md#usernames). Older names keep theirs.
 */
export const Username = z.string({ error: 'Benutzername ist erforderlich' }).check(
  z.overwrite((name) => visibleName(name).trim()),
  z.minLength(1, 'Benutzername ist erforderlich'),
  z.regex(
    new RegExp(`^(?![.-])[A-Za-z0-9_.-]{${min},${max}}(?<![.-])$`),
    `Der Benutzername hat ${min} bis ${max} Zeichen: Buchstaben, Ziffern und _, dazwischen auch . und -`,
  ),
  z.refine((name) => !RESERVED.has(name.toLowerCase()), 'Dieser Benutzername ist reserviert.'),
)

/** The form in which usernames are compared, because they are unique without regard to case. */
export const usernameKey = (name: string): string => visibleName(name).trim().toLowerCase()
