import type { Entry, FieldKind, OwnMedia } from '../model/section.ts'
import { germanTime } from '#platform/runtime/german-time.ts'
import { html, type Html } from './html.ts'
import { READER_TEXTS } from '../texts.ts'

const presentDay = (iso: string): string =>
  new Date(iso).toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'UTC' })

/** A day alone has no time zone. */
const presentDate = (value: string): string => {
  if (Number.isNaN(Date.parse(value))) return value
  return value.length === 10 ? presentDay(value) : germanTime(value)
}

const presentMedium = ({ file, mime }: Pick<OwnMedia, 'file' | 'mime'>, index: number): Html => {
  const address = `../${file}`
  const link = html`<p><a href="${address}">${READER_TEXTS.open(file)}</a></p>`
  if (mime.startsWith('image/'))
    return html`<img
        src="${address}"
        alt="${READER_TEXTS.mediaAlt(index + 1)}"
        loading="lazy"
      />${link}`
  if (mime.startsWith('video/'))
    return html`<video src="${address}" controls preload="none"></video>${link}`
  return html`<audio src="${address}" controls preload="none"></audio>${link}`
}

/** Undefined for a value that is not there. */
export const presentValue = (kind: FieldKind, value: Entry[string]): Html | undefined => {
  if (value === null || value === '') return undefined
  if (typeof value === 'boolean') return html`${value ? READER_TEXTS.yes : READER_TEXTS.no}`
  if (typeof value === 'number') return html`${value}`
  if (typeof value === 'string') return html`${kind === 'date' ? presentDate(value) : value}`
  return value.length > 0 ? presentList(value) : undefined
}

const presentList = (values: readonly (string | OwnMedia)[]): Html =>
  html`${values.map((value, index) =>
    typeof value === 'string' ? html`<p>${value}</p>` : presentMedium(value, index),
  )}`
