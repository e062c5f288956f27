import { ulidDate, ulidTime } from '#shared/domain/ids.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { now } from '#platform/runtime/clock.ts'
import {
  expression,
  get,
  query,
  queryIndex,
  type Expression,
  type Key,
  type Partition,
} from '#platform/table/index.ts'
import { appealsOf } from '../../appeals/items/index.ts'
import { ownReportsPartition, reportKey, statementsOf } from '../../cases/items/index.ts'
import { contactPartition, signupKey, signupOf } from '../../contact/index.ts'
import { concernsAuthor, decisionsPartition } from '../../moderation/log/index.ts'
import { atMostOne, entriesOf, itemsAt, PAGE, startAt } from './paging.ts'
import { date, section, text, type EntryPage } from '../model/index.ts'

/** Between partitions of months, and inside of one. */
interface Position {
  readonly month: string
  readonly after?: Key | undefined
}

const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7)

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return monthOf(Date.UTC(year, number, 1))
}

interface Monthly<Item> {
  readonly partition: (month: string) => Partition<Item>
  readonly from: number
  readonly filter: Expression
}

/** Reads one partition per month, a page at a time. DynamoDB reads 1 MB for each. */
const readMonths = async <Item>(
  cursor: string | undefined,
  { partition, from, filter }: Monthly<Item>,
): Promise<{ items: readonly Item[]; next: string | undefined }> => {
  const { month, after } = JSON.parse(
    cursor ?? JSON.stringify({ month: monthOf(from) }),
  ) as Position
  const page = await query(partition(month), { filter, startAt: after })
  const items = page.items as readonly Item[]
  if (page.next) return { items, next: JSON.stringify({ month, after: page.next }) }
  const following = nextMonth(month)
  const isLast = following > monthOf(now())
  return { items, next: isLast ? undefined : JSON.stringify({ month: following }) }
}

const pageOf = <Item, E>(
  { items, next }: { items: readonly Item[]; next: string | undefined },
  present: (item: Item) => E,
): EntryPage<E> => ({ entries: items.map(present), next })

const ACTIONS: Readonly<Record<string, string>> = {
  approve: 'Freigegeben',
  reject: 'Entfernt',
  hold: 'Angehalten',
  correct: 'Korrigiert',
  merge: 'Zusammengeführt',
  unmerge: 'Getrennt',
  status: 'Geändert',
}

/** Who decided and who reported is not the member's data. */
export const decisions = section({
  id: 'decisions',
  kinds: ['decision', 'held-content'],
  title: 'Entscheidungen der Moderation',
  about: 'Was über deine Inhalte entschieden wurde. Wer etwas gemeldet hat, erfährst du nicht.',
  fields: {
    at: date('Wann'),
    action: text('Entscheidung'),
    reason: text('Begründung'),
    about: text('Anfang des Inhalts'),
  },
  read: async (memberId, cursor) => {
    const page = await readMonths(cursor, {
      partition: decisionsPartition,
      from: ulidTime(memberId),
      filter: expression`authorId = ${memberId}`,
    })
    const own = page.items.filter(concernsAuthor)
    return pageOf({ items: own, next: page.next }, ({ SK, action, reason, excerpt }) => ({
      at: ulidDate(SK),
      action: ACTIONS[action] ?? action,
      reason: reason,
      about: excerpt,
    }))
  },
})

/** Who decided is not the member's data; the statement itself is (Art. 17 DSA). */
export const statements = section({
  id: 'statements',
  kinds: ['statement'],
  title: 'Begründungen',
  about: 'Maßnahmen gegen deine Inhalte oder dein Konto, mit allem, was die Begründung sagt.',
  fields: {
    at: date('Wann'),
    measure: text('Maßnahme'),
    facts: text('Sachverhalt'),
    excerpt: text('Anfang des Inhalts'),
    rule: text('Regel'),
    explanation: text('Warum sie verletzt ist'),
    scope: text('Umfang'),
    until: date('Bis'),
    redress: text('Was du tun kannst'),
  },
  read: async (memberId, cursor) => {
    const page = await queryIndex(statementsOf(memberId), { limit: PAGE, startAt: startAt(cursor) })
    const items = (await itemsAt(page.items)).filter((item) => item !== undefined)
    return entriesOf({ items, next: page.next }, (item) => ({
      at: item.at,
      measure: item.measure,
      facts: item.facts,
      excerpt: item.excerpt,
      rule: item.ground.rule,
      explanation: item.ground.explanation,
      scope: item.scope,
      until: item.until,
      redress: item.redress,
    }))
  },
})

/** Who decides about it is not the member's data. */
export const appeals = section({
  id: 'appeals',
  kinds: ['appeal'],
  title: 'Einsprüche',
  about: 'Womit du nicht einverstanden warst, und was daraus wurde.',
  fields: {
    at: date('Wann'),
    measure: text('Maßnahme'),
    about: text('Anfang des Inhalts'),
    text: text('Dein Text'),
    state: text('Stand'),
    decision: text('Ergebnis'),
    reasons: text('Begründung'),
    decidedAt: date('Entschieden'),
  },
  read: async (memberId, cursor) => {
    const page = await queryIndex(appealsOf(memberId), { limit: PAGE, startAt: startAt(cursor) })
    const items = (await itemsAt(page.items)).filter((item) => item !== undefined)
    return entriesOf({ items, next: page.next }, (item) => ({
      at: item.at,
      // A reporter does not learn what happened to another member.
      measure: item.isTooMild ? undefined : item.measure,
      about: item.excerpt,
      text: item.text,
      state: item.state,
      decision: item.decision,
      reasons: item.reasons,
      decidedAt: item.decidedAt,
    }))
  },
})

export const reports = section({
  id: 'reports',
  kinds: ['own-report', 'report'],
  title: 'Deine Meldungen',
  about: 'Was du gemeldet hast.',
  fields: { at: date('Wann'), category: text('Grund'), kind: text('Was'), text: text('Text') },
  read: async (memberId, cursor) => {
    const page = await query(ownReportsPartition(memberId), {
      limit: PAGE,
      startAt: startAt(cursor),
    })
    const found = await itemsAt(page.items.map((own) => reportKey(own, own.reportId)))
    const texts = new Map(page.items.map(({ SK }, index) => [SK, found[index]?.text ?? null]))
    return entriesOf(page, ({ SK, at, category, kind }) => ({
      at,
      category,
      kind,
      text: texts.get(SK),
    }))
  },
})

const YEAR_MS = 366 * 24 * 60 * 60 * 1000

export const contact = section({
  id: 'contact',
  kinds: ['contact-message'],
  title: 'Nachrichten an uns',
  about:
    'Was du uns angemeldet über das Kontaktformular geschrieben hast. Nach einem Jahr ist es weg.',
  fields: {
    at: date('Wann'),
    name: text('Name'),
    email: text('E-Mail-Adresse'),
    category: text('Thema'),
    subject: text('Betreff'),
    message: text('Nachricht'),
  },
  read: async (memberId, cursor) => {
    const page = await readMonths(cursor, {
      partition: contactPartition,
      from: Math.max(ulidTime(memberId), now() - YEAR_MS),
      filter: expression`memberId = ${memberId}`,
    })
    return pageOf(page, ({ SK, name, email, category, subject, message }) => ({
      at: ulidDate(SK),
      name,
      email,
      category,
      subject,
      message,
    }))
  },
})

export const newsletter = section({
  id: 'newsletter',
  kinds: ['newsletter-address'],
  title: 'Newsletter',
  about: 'Ob die Adresse deines Kontos den Newsletter bekommt, und wann du zugestimmt hast.',
  fields: {
    email: text('E-Mail-Adresse'),
    requestedAt: date('Bestellt'),
    confirmedAt: date('Bestätigt'),
    consentVersion: text('Fassung der Zustimmung'),
  },
  read: async (memberId) => {
    const owner = await get(privateKey(memberId))
    const signup = owner && (await get(signupKey(signupOf(owner.email))))
    return atMostOne(
      signup && {
        email: signup.email,
        requestedAt: signup.requestedAt,
        confirmedAt: signup.confirmedAt,
        consentVersion: signup.consentVersion,
      },
    )
  },
})
