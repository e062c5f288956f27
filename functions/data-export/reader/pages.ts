import { ulidDate } from '#shared/domain/ids.ts'
import { germanTime } from '#platform/runtime/german-time.ts'
import type { DataExportItem } from '../items/export.items.ts'
import type { Entry, Section, FieldKind, OwnMedia } from '../model/section.ts'
import { Html, html } from './html.ts'
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
const presentValue = (kind: FieldKind, value: Entry[string]): Html | undefined => {
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

/** A page runs no script and fetches nothing from elsewhere, even if a text contains markup. */
const POLICY =
  "default-src 'none'; img-src 'self' file:; media-src 'self' file:; style-src 'unsafe-inline'"

/** Of every page: one column, the colours of the site, and the fonts of the device. */
const STYLE = `
:root { color-scheme: dark; }
body { margin: 0 auto; max-width: 46rem; padding: 1.25rem 1rem 4rem; background: #0f0c0b; color: #f3ebdf; font: 1.0625rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1rem 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
a { color: #ff9a5c; text-underline-offset: .2em; }
a:focus-visible { outline: 3px solid #ff9a5c; outline-offset: 2px; }
p, li { max-width: 65ch; }
nav ul, .entries, .kinds { list-style: none; padding: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
nav a { display: inline-block; padding: .5rem 0; }
.entries > li { border-top: 1px solid #7d6a60; padding: 1rem 0; }
.kinds > li { border-top: 1px solid #3d322d; padding: .75rem 0; }
.kinds p { margin: .25rem 0 0; color: #c2b5a8; }
dl { display: grid; grid-template-columns: minmax(8rem, 12rem) 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: #c2b5a8; }
dd { margin: 0; white-space: pre-wrap; }
img, video { max-width: 100%; max-height: 24rem; height: auto; display: block; }
audio { width: 100%; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
@media print { :root { color-scheme: light; } body { background: #fff; color: #000; } dt, .kinds p { color: #333; } a { color: #000; } }
`

const page = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} – ${READER_TEXTS.site}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        ${content}
      </body>
    </html> `.markup

const numbered = (part: number): string => String(part).padStart(3, '0')

export const dataFile = (section: string, part: number): string =>
  `daten/${section}-${numbered(part)}.json`

export const pageFile = (section: string, part: number): string =>
  `seiten/${section}-${numbered(part)}.html`

const partLink = ({ id }: Section, part: number, of: number): Html =>
  html`<a href="${pageFile(id, part)}">${READER_TEXTS.part(part, of)}</a>`

const kind = (section: Section, { counts, parts }: DataExportItem): Html => {
  const of = parts[section.id] ?? 0
  const links = Array.from({ length: of }, (_, index) => partLink(section, index + 1, of))
  const heading =
    of === 1
      ? html`<a href="${pageFile(section.id, 1)}">${section.title}</a>`
      : html`<strong>${section.title}</strong>`
  const more = of > 1 ? html`<p>${links}</p>` : html``
  const count = counts[section.id] ?? 0
  return html`<li>
    ${heading}
    <p>${section.about} ${count === 0 ? READER_TEXTS.none : READER_TEXTS.entries(count)}</p>
    ${more}
  </li>`
}

/** The start page of the archive. */
export const indexPage = (item: DataExportItem, sections: readonly Section[]): string =>
  page(
    READER_TEXTS.title,
    html`<main>
      <h1>${READER_TEXTS.title}</h1>
      <p>${READER_TEXTS.made(germanTime(ulidDate(item.exportId)))}</p>
      <p>${READER_TEXTS.intro}</p>
      <p>${READER_TEXTS.files}</p>
      <p>${READER_TEXTS.several}</p>
      <p>${READER_TEXTS.others}</p>
      <p>${READER_TEXTS.secret}</p>
      <h2>${READER_TEXTS.kinds}</h2>
      <ul class="kinds">
        ${sections.map((section) => kind(section, item))}
      </ul>
    </main>`,
  )

const entryItem = ({ fields }: Section, entry: Entry): Html => {
  const rows = Object.entries(fields).flatMap(([name, field]) => {
    const shown = presentValue(field.kind, entry[name] ?? null)
    return shown
      ? [
          html`<dt>${field.label}</dt>
            <dd>${shown}</dd>`,
        ]
      : []
  })
  return html`<li><dl>${rows}</dl></li>`
}

const navigation = ({ id }: Section, part: number, of: number): Html => {
  const link = (to: number, label: string): Html =>
    html`<li><a href="../${pageFile(id, to)}">${label}</a></li>`
  return html`<nav aria-label="${READER_TEXTS.pages}">
    <ul>
      <li><a href="../index.html">${READER_TEXTS.overview}</a></li>
      ${part > 1 ? link(part - 1, READER_TEXTS.back) : html``}
      ${part < of ? link(part + 1, READER_TEXTS.next) : html``}
    </ul>
  </nav>`
}

interface SectionPart {
  readonly part: number
  readonly of: number
  readonly entries: readonly Entry[]
}

/** One part of a section. */
export const sectionPage = (section: Section, { part, of, entries }: SectionPart): string =>
  page(
    section.title,
    html`${navigation(section, part, of)}
      <main>
        <h1>${section.title}</h1>
        <p>${section.about}</p>
        ${of > 1 ? html`<p>${READER_TEXTS.part(part, of)}</p>` : html``}
        <ol class="entries">
          ${entries.map((entry) => entryItem(section, entry))}
        </ol>
      </main>`,
  )
