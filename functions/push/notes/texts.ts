import type {
  NotifiedArticle,
  NotifiedBand,
  NotifiedConcert,
  NotifiedDecision,
  NotifiedExport,
} from '#shared/api/notifications.ts'
import type { LastMessage } from '#shared/api/threads.ts'
import { isolated } from '#shared/domain/isolated.ts'
import type { PushKind } from '#shared/domain/push.ts'

const CONCERT: Readonly<Record<NotifiedConcert['change'], string>> = {
  new: 'Neues Konzert',
  cancelled: 'Abgesagt',
  moved: 'Verlegt',
  reinstated: 'Findet doch statt',
  removed: 'Aus dem Kalender geflogen',
}

const DECISION: Readonly<Record<NotifiedDecision['event'], string>> = {
  decided: 'Die Moderation hat entschieden',
  'appeal-upheld': 'Dein Einspruch ist entschieden',
  'appeal-lifted': 'Dein Einspruch hatte Erfolg',
  'appeal-changed': 'Dein Einspruch hatte zum Teil Erfolg',
  'review-upheld': 'Deine Entscheidung wurde bestätigt',
  'review-lifted': 'Deine Entscheidung wurde aufgehoben',
  'review-changed': 'Deine Entscheidung wurde geändert',
  'review-reopened': 'Über deinen Fall wird neu entschieden',
  'report-acted': 'Deine Meldung hat etwas bewirkt',
  'report-no-violation': 'Deine Meldung ist geprüft',
  'report-gone': 'Deine Meldung hat sich erledigt',
  'report-unchanged': 'Deine Meldung ist geprüft',
  'report-objection-upheld': 'Dein Einspruch ist entschieden',
  'report-objection-lifted': 'Dein Einspruch hatte Erfolg',
  released: 'Freigegeben',
  'objection-granted': 'Dein Einspruch hatte Erfolg',
}

const OUTCOME: Readonly<Record<NotifiedArticle['outcome'], string>> = {
  corrected: 'Danke, der Artikel ist korrigiert',
  removed: 'Danke, der Artikel ist weg',
  kept: 'Wir haben deine Meldung geprüft',
}

const others = (count: number): string => (count === 1 ? 'noch jemandem' : `${count} anderen`)

/** Of the German date and time: 21.11.2026, 20:00 Uhr. */
const whenOf = ({ date, time }: Pick<NotifiedConcert, 'date' | 'time'>): string => {
  const day = date.split('-').toReversed().join('.')
  return time === null ? day : `${day}, ${time} Uhr`
}

/** One and many of what the summary counts. */
const COUNTED: Readonly<Partial<Record<PushKind, readonly [string, string]>>> = {
  message: ['1 Nachricht', 'Nachrichten'],
  comment: ['1 Kommentar', 'Kommentare'],
  mention: ['1 Erwähnung', 'Erwähnungen'],
  horns: ['Horns für 1 Beitrag', 'Beiträge mit neuen Horns'],
  follow: ['1 neuer Fan', 'neue Fans'],
  moderation: ['1 Entscheidung der Moderation', 'Entscheidungen der Moderation'],
  concert: ['1 Konzert-Meldung', 'Konzert-Meldungen'],
  band: ['1 Band-Meldung', 'Band-Meldungen'],
  export: ['1 Datenexport', 'Datenexporte'],
  news: ['die News des Tages', 'Tage voller News'],
  discovery: ['1 Band-Entdeckung', 'Band-Entdeckungen'],
}

/** Without Intl, whose first use costs every cold start 20 ms. */
const withDots = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

const sentence = (parts: readonly string[]): string => {
  const [last = '', ...rest] = parts.toReversed()
  return rest.length === 0 ? last : `${rest.toReversed().join(', ')} und ${last}`
}

export const PUSH_TEXTS = {
  horns: (name: string, count: number): string =>
    count <= 1
      ? `Horns von ${isolated(name)}`
      : `Horns von ${isolated(name)} und ${others(count - 1)}`,
  ownPost: 'Dein Beitrag kommt an.',
  ownComment: 'Dein Kommentar kommt an.',
  comment: (name: string): string => `${isolated(name)} hat kommentiert`,
  mention: (name: string): string => `${isolated(name)} hat dich erwähnt`,
  storyMention: (name: string): string => `${isolated(name)} hat dich in einer Story erwähnt`,
  follow: (name: string): string => `${isolated(name)} folgt dir jetzt`,
  followHint: 'Zurückfolgen kostet nur einen Tipp.',
  hiddenMessage: 'Neue Nachricht',
  messageKinds: {
    text: 'Neue Nachricht',
    deleted: 'Neue Nachricht',
    photo: 'Foto',
    temporary: 'Foto, das verschwindet',
    voice: 'Sprachnachricht',
  } satisfies Record<LastMessage['kind'], string>,
  photoSaying: (content: string): string => `Foto: ${content}`,
  decision: (reason: string): string => `Grund: ${reason}`,
  concertTitle: ({ change, bandName, othersCount = 0 }: NotifiedConcert): string =>
    othersCount > 0
      ? `${withDots(othersCount + 1)} neue Konzerte in deiner Nähe`
      : `${CONCERT[change]}: ${isolated(bandName)}`,
  concertBody: (concert: NotifiedConcert): string => {
    const where = [whenOf(concert), isolated(concert.venue ?? ''), isolated(concert.city)]
      .filter(Boolean)
      .join(', ')
    return concert.othersCount === undefined
      ? where
      : `Zum Beispiel ${isolated(concert.bandName)}: ${where}`
  },
  bandTitle: ({ change, name }: NotifiedBand): string =>
    change === 'silent' ? `Lebt ${isolated(name)} noch?` : `${isolated(name)} ist archiviert`,
  bandBody: ({ change }: NotifiedBand): string =>
    change === 'silent'
      ? 'Ein Jahr lang war es still. Ein Tipp auf „Wir leben noch“ genügt.'
      : 'Ein Jahr Stille, keine Antwort. „Wir leben noch“ holt den Eintrag zurück.',
  articleTitle: ({ outcome }: NotifiedArticle): string => OUTCOME[outcome],
  articleBody: ({ outcome, title, note }: NotifiedArticle): string => {
    if (outcome === 'corrected') return `„${isolated(title)}“: ${note ?? ''}`
    return outcome === 'removed'
      ? `„${isolated(title)}“ steht nicht mehr auf der Seite.`
      : `„${isolated(title)}“: Wir haben nichts geändert.`
  },
  decisionTitle: ({ event }: NotifiedDecision): string => DECISION[event],
  decisionHint: 'Worum es geht und warum, steht in der App.',
  exportTitle: ({ outcome }: NotifiedExport): string =>
    outcome === 'ready' ? 'Dein Datenexport liegt bereit' : 'Dein Datenexport ist gescheitert',
  exportBody: ({ outcome }: NotifiedExport): string =>
    outcome === 'ready'
      ? 'Abholen kannst du ihn zwei Tage lang, nach deiner Anmeldung.'
      : 'Das lag an uns. Fordere einfach einen neuen an.',
  newsTitle: 'Die News des Tages',
  newsBody: (titles: readonly string[]): string => titles.map((title) => `• ${title}`).join('\n'),
  discoveryTitle: (name: string): string => `Band-Entdeckung der Woche: ${isolated(name)}`,
  discoveryBody: (genre: string, country: string | undefined, description: string): string =>
    [country === undefined ? genre : `${genre} aus ${country}`, description]
      .filter(Boolean)
      .join('. '),
  summaryTitle: 'Während du Ruhe hattest',
  summaryBody: (counts: Readonly<Partial<Record<PushKind, number>>>): string =>
    sentence(
      (Object.keys(COUNTED) as PushKind[]).flatMap((kind) => {
        const count = counts[kind] ?? 0
        const [one, many] = COUNTED[kind] ?? ['', '']
        if (count === 0) return []
        return [count === 1 ? one : `${count} ${many}`]
      }),
    ),
} as const
