import type { Evidence } from '../../pipeline/facts/index.ts'

interface Item {
  readonly title: string
  readonly text: string
  readonly source?: string
  /** The day it appeared, as YYYY-MM-DD. */
  readonly date?: string
}

const item =
  (language: Evidence['language']) =>
  ({ title, text, source = 'Metal Herold', date = '2026-11-18' }: Item): Evidence => ({
    title,
    text,
    sourceName: source,
    publishedAt: `${date}T09:30:00.000Z`,
    language,
  })

export const german = item('de')
export const english = item('en')
