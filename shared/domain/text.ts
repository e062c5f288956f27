import * as z from 'zod/mini'

/** Control characters but line feed and tab. */
const CONTROL = /[^\P{Cc}\n\t]/u
const BIDI_OVERRIDE = /[\u202a-\u202e\u2066-\u2069]/

const isClean = (text: string): boolean => !CONTROL.test(text) && text.isWellFormed()

const normalise = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()

const NOT_CLEAN = 'Der Text enthält Steuerzeichen, die wir nicht annehmen.'

const tooLong = (max: number): string => `Höchstens ${max.toLocaleString('de-DE')} Zeichen.`

/** Text of several lines, trimmed and NFC; may be empty. Emoji and right-to-left scripts are welcome. */
export const multiLine = (max: number) =>
  z
    .string({ error: 'Text fehlt.' })
    .check(z.overwrite(normalise), z.maxLength(max, tooLong(max)), z.refine(isClean, NOT_CLEAN))

/** Text of one line, trimmed and NFC; may be empty; no line breaks and nothing that turns the direction of what follows. */
export const singleLine = (max: number) =>
  z.string({ error: 'Text fehlt.' }).check(
    z.overwrite(normalise),
    z.maxLength(max, tooLong(max)),
    z.refine(
      (text) => isClean(text) && !/[\n\t]/.test(text) && !BIDI_OVERRIDE.test(text),
      NOT_CLEAN,
    ),
  )
