import { ulidDate, ulidTime } from '#shared/domain/ids.ts'
import { MEASURE_NAMES } from '#shared/domain/statements/measure-names.ts'
import { now } from '#platform/runtime/clock.ts'
import { expression, queryIndex } from '#platform/table/index.ts'
import { appealsPartition, type AppealItem } from '../../appeals/items/index.ts'
import { contactPartition, readOwnNewsletter } from '../../contact/index.ts'
import { concernsAuthor } from '../../moderation/log/index.ts'
import { decisionsPartition } from '#platform/content/decision.items.ts'
import { atMostOne, entriesOf, itemsAt, PAGE, startAt } from './paging.ts'
import { pageOf, readMonths } from './months.ts'
import { date, section, text } from '../model/section.ts'

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
  kinds: ['decision'],
  title: 'Entscheidungen der Moderation',
  about: 'Was über deine Inhalte entschieden wurde. Wer etwas gemeldet hat, erfährst du nicht.',
  fields: {
    at: date('Wann'),
    action: text('Entscheidung'),
    reason: text('Begründung'),
    about: text('Anfang des Inhalts'),
    objection: text('Dein Einspruch'),
  },
  read: async (memberId, cursor) => {
    const page = await readMonths(cursor, {
      partition: decisionsPartition,
      from: ulidTime(memberId),
      filter: expression`authorId = ${memberId}`,
    })
    // The author's objection is exported, also when the statement covers the decision.
    const own = page.items.filter((one) => concernsAuthor(one) || one.appeal !== undefined)
    return pageOf({ items: own, next: page.next }, ({ SK, action, reason, excerpt, appeal }) => ({
      at: ulidDate(SK),
      action: ACTIONS[action] ?? action,
      reason,
      about: excerpt,
      objection: appeal?.text,
    }))
  },
})

const APPEAL_STATES: Readonly<Record<AppealItem['state'], string>> = {
  received: 'Angekommen',
  'in-review': 'In Prüfung',
  decided: 'Entschieden',
  withdrawn: 'Zurückgezogen',
  ended: 'Beendet',
}

const APPEAL_DECISIONS: Readonly<Record<NonNullable<AppealItem['decision']>, string>> = {
  uphold: 'Abgelehnt',
  lift: 'Stattgegeben',
  change: 'Abgemildert',
}

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
    const page = await queryIndex(appealsPartition(memberId), {
      limit: PAGE,
      startAt: startAt(cursor),
    })
    const items = (await itemsAt(page.items)).filter((item) => item !== undefined)
    return entriesOf({ items, next: page.next }, (item) => ({
      at: item.at,
      // A reporter does not learn what happened to another member.
      measure: item.isTooMild ? undefined : MEASURE_NAMES[item.measure],
      about: item.excerpt,
      text: item.text,
      state: APPEAL_STATES[item.state],
      decision: item.decision && APPEAL_DECISIONS[item.decision],
      reasons: item.reasons,
      decidedAt: item.decidedAt,
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

/** A subscription that others asked for at the address is theirs. */
export const newsletter = section({
  id: 'newsletter',
  kinds: ['newsletter-address'],
  title: 'Newsletter',
  about:
    'Der Newsletter, den du mit deinem Konto bestellt hast, und wann du zugestimmt hast. Was über das Formular ohne Anmeldung bestellt wurde, gehört zu keinem Konto.',
  fields: {
    email: text('E-Mail-Adresse'),
    requestedAt: date('Bestellt'),
    confirmedAt: date('Bestätigt'),
    consentVersion: text('Fassung der Zustimmung'),
  },
  read: async (memberId) => {
    const { signup } = await readOwnNewsletter(memberId)
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
