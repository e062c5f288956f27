import type { ReportCategory } from '#shared/domain/reports.ts'
import type { Handle } from './members.ts'
import type { Span } from './post.ts'

/** A report of the first text of the demo community that begins like this. */
export interface DemoReport {
  readonly begins: string
  readonly by: Handle
  readonly category: ReportCategory
  readonly text: string
}

export const reports: readonly DemoReport[] = [
  {
    begins: 'Das war EIN Mal und das Zelt',
    by: 'moorhexe',
    category: 'life',
    text: 'Der wirft im Zelt den Kocher an. Ich zelte jedes Jahr daneben, das geht nicht gut aus.',
  },
  {
    begins: 'Bin wieder am Stand.',
    by: 'stromgitarrenopa',
    category: 'spam',
    text: 'Unter jedem zweiten Post dieselbe Werbung.',
  },
  { begins: 'Bin wieder am Stand.', by: 'kuttenkalle', category: 'spam', text: '' },
]

/** A story of the demo member that was removed and has ended since, and what the member says about it. */
export const decision = {
  member: 'walkuere_77',
  decidedBy: 'baerbel_blastbeat',
  ago: '3d 2h',
  appealedAgo: '1d 5h',
  excerpt: 'Wer heute Abend den Bass so leise dreht, hat Ohren aus Watte und ein Herz aus Pappe.',
  appeal:
    'Gemeint war unser eigener Mischer, und der hat am lautesten gelacht. Bitte schaut euch den Satz davor an.',
} as const

/** A report of the demo member that was decided. */
interface DecidedReport {
  readonly begins: string
  readonly by: Handle
  readonly decidedBy: Handle
  readonly category: ReportCategory
  readonly measure: 'dismiss' | 'warn'
  readonly reportedAgo: Span
  readonly ago: Span
  readonly text: string
  readonly answer: string
  /** What the member says about that. */
  readonly objection?: { readonly ago: Span; readonly text: string }
}

/** Dismissed, with an objection. */
const dismissal: DecidedReport = {
  begins: 'Wer hat das Gerücht gestreut',
  by: 'walkuere_77',
  decidedBy: 'roehre_el34',
  category: 'insult',
  measure: 'dismiss',
  reportedAgo: '8d 4h',
  ago: '6d 1h',
  text: 'Ich spiele auch Tasten. Ein Bügelbrett bin ich nicht.',
  answer:
    'Das ist ein Witz über ein Bügelbrett. Er geht gegen niemanden, deshalb bleibt er stehen.',
  objection: {
    ago: '2d 7h',
    text: 'Der Witz geht gegen alle, die Tasten spielen. Lest ihn bitte noch einmal laut vor, am besten in meiner Nähe.',
  },
}

/** The comment can still be seen, so the member may find that too mild. */
const warning: DecidedReport = {
  begins: 'Willkommen. Welche Größe?',
  by: 'walkuere_77',
  decidedBy: 'roehre_el34',
  category: 'spam',
  measure: 'warn',
  reportedAgo: '5d 3h',
  ago: '4d 2h',
  text: 'Sie sagt Hallo, er verkauft ihr ein Shirt. Unter jedem ersten Post.',
  answer:
    'Danke für deine Meldung. Wir haben uns das angesehen und etwas unternommen, weil es gegen unsere Regeln verstößt.',
}

export const decidedReports: readonly DecidedReport[] = [dismissal, warning]
