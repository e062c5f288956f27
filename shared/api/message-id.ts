import * as z from 'zod/mini'

const ULID = '[0-7][0-9A-HJKMNP-TV-Z]{25}'

/** `<one member>-<other member>-<own ULID>`, members in ascending order: the id alone locates a message, and sorts by time within its thread. */
export const MessageId = z.string().check(z.regex(new RegExp(`^${ULID}-${ULID}-${ULID}$`)))
