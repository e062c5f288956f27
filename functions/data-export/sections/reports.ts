import { ulidTime } from '#shared/domain/ids.ts'
import { REPORT_CATEGORIES, REPORTED_KIND_NAMES } from '#shared/domain/reports.ts'
import type { HeldItem, Report } from '#platform/content/held.items.ts'
import { allPages, expression, query } from '#platform/table/index.ts'
import { ownReportsPartition, reportKey } from '../../cases/items/index.ts'
import { decisionsPartition, type DecisionItem } from '#platform/content/decision.items.ts'
import { tracedKey, tracesPartition } from '../../privacy/traces/index.ts'
import { readMonths } from './months.ts'
import { entriesOf, itemsAt, PAGE, startAt } from './paging.ts'
import { date, section, text } from '../model/section.ts'

const OUTCOMES = {
  acted: 'Wir haben etwas getan',
  'no-violation': 'Kein Verstoß',
  unchanged: 'Es bleibt bei dem, was wir getan haben',
  gone: 'Es war schon weg',
} as const

/** As on the page of the own reports: which measure it was is the affair of the other member. */
export const reports = section({
  id: 'reports',
  kinds: ['own-report', 'report'],
  title: 'Deine Meldungen',
  about: 'Was du gemeldet hast, und was daraus wurde.',
  fields: {
    at: date('Wann'),
    category: text('Grund'),
    kind: text('Was'),
    about: text('Anfang des Inhalts'),
    text: text('Dein Text'),
    outcome: text('Ergebnis'),
    reason: text('Begründung'),
    decidedAt: date('Entschieden'),
  },
  read: async (memberId, cursor) => {
    const page = await query(ownReportsPartition(memberId), {
      limit: PAGE,
      startAt: startAt(cursor),
    })
    const found = await itemsAt(page.items.map((own) => reportKey(own, own.reportId)))
    const texts = new Map(page.items.map(({ SK }, index) => [SK, found[index]?.text ?? null]))
    return entriesOf(page, (own) => ({
      at: own.at,
      category: REPORT_CATEGORIES[own.category].label,
      kind: REPORTED_KIND_NAMES[own.kind],
      about: own.title,
      text: texts.get(own.SK),
      outcome: own.outcome && OUTCOMES[own.outcome],
      reason: own.outcomeReason,
      decidedAt: own.decidedAt,
    }))
  },
})

/** As the notification says it to the reporter. */
const ARTICLE_OUTCOMES: Readonly<Partial<Record<DecisionItem['action'], string>>> = {
  approve: 'Bleibt, wie er ist',
  reject: 'Artikel entfernt',
  correct: 'Artikel korrigiert',
}

interface Reporting {
  readonly reports?: readonly Report[] | undefined
  readonly action?: DecisionItem['action'] | undefined
  readonly title?: string | undefined
}

const ownReportsIn = ({ reports: all = [], action, title }: Reporting, memberId: string) =>
  all
    .filter((report) => report.memberId === memberId)
    .map((report) => ({
      at: report.at,
      article: title,
      sentence: report.sentence?.text,
      text: report.text,
      outcome: action && ARTICLE_OUTCOMES[action],
    }))

/** The queue is keyed by articles, so traces lead to what nobody has decided about. */
const readOpen = async (memberId: string): Promise<readonly HeldItem[]> => {
  const traces = await allPages((at) =>
    query(tracesPartition(memberId), { beginsWith: 'MODERATION#', startAt: at }),
  )
  const found = await itemsAt(traces.map(tracedKey))
  return found.filter((item) => item !== undefined) as unknown as HeldItem[]
}

/** Errors that the member reported lead to corrections, not to a case. */
export const articleReports = section({
  id: 'article-reports',
  kinds: ['held-content', 'decision'],
  title: 'Gemeldete Fehler in Artikeln',
  about: 'Was dir an Artikeln nicht stimmte, und was daraus wurde.',
  fields: {
    at: date('Wann'),
    article: text('Artikel'),
    sentence: text('Der Satz'),
    text: text('Dein Text'),
    outcome: text('Ergebnis'),
  },
  read: async (memberId, cursor) => {
    const page = await readMonths<DecisionItem>(cursor, {
      partition: decisionsPartition,
      from: ulidTime(memberId),
      filter: expression`attribute_exists(reports)`,
    })
    const open = cursor === undefined ? await readOpen(memberId) : []
    const items: readonly Reporting[] = [...open, ...page.items]
    return { entries: items.flatMap((item) => ownReportsIn(item, memberId)), next: page.next }
  },
})
