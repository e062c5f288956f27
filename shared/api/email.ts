import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'

const NOT_AN_ADDRESS = 'Bitte gib eine gültige E-Mail-Adresse ein'

/** An address to which an answer is sent. */
export const RequiredEmail = z
  .string({ error: NOT_AN_ADDRESS })
  .check(z.trim(), z.maxLength(LIMITS.email, NOT_AN_ADDRESS), z.email(NOT_AN_ADDRESS))

/** A hidden field: a filled one marks a machine. */
export const Honeypot = z.optional(z.string().check(z.maxLength(2000)))
