import * as z from 'zod/mini'
import { visibleName } from './visible-name.ts'

const CONTROL = /[^\P{Cc}\n\r\t]/u
const BIDI_OVERRIDE = /[\u202a-\u202e\u2066-\u2069]/g

/** False for control characters except line breaks and tab, and for halves of a character. */
export const isClean = (text: string): boolean => !CONTROL.test(text) && text.isWellFormed()

const LINE_BREAK = /\r\n?|[\u2028\u2029]/g

/** Whether a clean text contains no line break, tab or override of the writing direction. */
export const isOneLine = (text: string): boolean =>
  isClean(text) && !/[\n\r\t\u2028\u2029]/.test(text) && text.search(BIDI_OVERRIDE) < 0

/** Zero-width characters, joiners, marks and space-like fillers show nothing on their own. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u3164\uffa0\u2800]/u

const normalise = (text: string): string => {
  const trimmed = text.normalize('NFC').replace(LINE_BREAK, '\n').trim()
  return VISIBLE.test(trimmed) || !isClean(trimmed) ? trimmed : ''
}

export const NOT_CLEAN = 'Der Text enthält Steuerzeichen, die wir nicht annehmen.'

/** Without Intl, whose first use costs every cold start 20 ms. */
const withDots = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, '.')

const tooLong = (max: number): string => `Höchstens ${withDots(max)} Zeichen.`

/** Removes characters that override the writing direction of what follows. */
export const withoutOverrides = (text: string): string => text.replace(BIDI_OVERRIDE, '')

/**
 * Text of several lines, trimmed and NFC; may be empty. Emoji and right-to-left scripts are allowed. Characters that
 * override the writing direction are removed, because they come with copied text and nobody sees them.
 */
export const multiLine = (max: number) =>
  z.string({ error: 'Text fehlt.' }).check(
    z.overwrite((text) => normalise(withoutOverrides(text))),
    z.maxLength(max, tooLong(max)),
    z.refine(isClean, NOT_CLEAN),
  )

/** Text of one line, trimmed and NFC; may be empty; no line breaks and no characters that change the writing direction. */
export const singleLine = (max: number) =>
  z
    .string({ error: 'Text fehlt.' })
    .check(z.overwrite(normalise), z.maxLength(max, tooLong(max)), z.refine(isOneLine, NOT_CLEAN))

/** A name, or what finds one: text of one line without characters that nobody sees. */
export const nameLine = (max: number) =>
  z.string({ error: 'Text fehlt.' }).check(
    z.overwrite((text) => normalise(visibleName(text))),
    z.maxLength(max, tooLong(max)),
    z.refine(isOneLine, NOT_CLEAN),
  )
