import type { Correction } from '#shared/api/articles.ts'
import { messages } from '../texts.ts'

let day: Intl.DateTimeFormat | undefined

/** The formatter is made for the first correction, because few articles have one. */
const dayOf = (at: string): string => {
  day ??= new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' })
  return day.format(new Date(at))
}

/** 'Korrigiert am 22. November 2026: …', with the later source where one says otherwise. */
export const correctedOn = ({
  at,
  note,
  sourceName,
}: Pick<Correction, 'at' | 'note' | 'sourceName'>): string =>
  messages.versions.correctedOn(dayOf(at), sourceName, note)
