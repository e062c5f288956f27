import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'

const { min, max } = LIMITS.password

/** A password that is being chosen (docs/product/sign-in.md#passwords). */
export const NewPassword = z
  .string({ error: 'Passwort ist erforderlich' })
  .check(
    z.minLength(1, 'Passwort ist erforderlich'),
    z.minLength(min, `Das Passwort braucht mindestens ${min} Zeichen.`),
    z.maxLength(max, `Das Passwort hat höchstens ${max} Zeichen.`),
  )

/** A password that is being compared; one that breaks the rules is just wrong. */
export const TypedPassword = z
  .string({ error: 'Passwort ist erforderlich' })
  .check(z.minLength(1, 'Passwort ist erforderlich'), z.maxLength(1000))
