import type { REJECT_REASONS } from '../moderation.ts'
import type { ReportCategory, ReportedKind } from '../reports.ts'
import { NOUNS } from './nouns.ts'
import { statementTemplate, type StatementWords } from './template.ts'

/** What each reason of the moderation page says in a statement; other words explain the breach themselves. */
const CATEGORIES: Readonly<Record<(typeof REJECT_REASONS)[number], ReportCategory>> = {
  'Inhalt nicht angemessen': 'other',
  'Verherrlicht oder verharmlost Rechtsextremismus': 'extremism',
  'Beleidigt oder bedroht andere': 'insult',
  'Werbung oder Spam': 'spam',
  'Stimmt nicht oder ist nicht belegt': 'untrue',
  'Verletzt Rechte anderer': 'rights',
}

const isListed = (reason: string): reason is keyof typeof CATEGORIES =>
  Object.hasOwn(CATEGORIES, reason)

interface Rejection {
  /** A moderator can take a concert out of the calendar until it is decided. */
  readonly measure?: 'hide' | 'remove'
  readonly kind: ReportedKind
  readonly reason: string
  /** What the word filter found; undefined where it found nothing. */
  readonly term: string | undefined
}

const foundBy = (kind: ReportedKind, term: string | undefined): string =>
  term === undefined
    ? ''
    : `Ein automatischer Wortfilter hat in ${NOUNS[kind].inYours} „${term}“ gefunden. Ein Mensch hat ${NOUNS[kind].it} danach gelesen. `

/** The statement for content that a moderator rejects with one of the reasons, or in own words. */
export const rejectionWords = ({
  kind,
  reason,
  term,
  measure = 'remove',
}: Rejection): StatementWords => {
  const category = isListed(reason) ? CATEGORIES[reason] : 'other'
  const words = statementTemplate(measure, { kind, category })
  return {
    ...words,
    facts: `${foundBy(kind, term)}${words.facts}`,
    ground: isListed(reason) ? words.ground : { ...words.ground, explanation: reason },
  }
}
