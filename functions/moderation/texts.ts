import { readRule } from '#shared/domain/nsbm.ts'
import type { HeldItem, HeldType } from '#platform/content/held.items.ts'
import type { LoggedAction } from '#platform/content/decision.items.ts'

const LISTS = {
  nsbm: 'Begriff von der Sperrliste',
  '86a': 'Parole oder Kennzeichen nach § 86a StGB',
} as const

const COUNTER_SPEECH = ' – liest sich wie Gegenrede. Wenn das stimmt, gib es frei.'

export const MODERATION_TEXTS = {
  /** What a stored rule of the NSBM guard says to moderators. */
  bannedTerm: (rule: string): string => {
    const { term, list, isAgainst } = readRule(rule)
    return `${LISTS[list]}: „${term}“${isAgainst ? COUNTER_SPEECH : ''}`
  },
  editedAfterMeasure: 'Neue Fassung: Die vorige wurde ausgeblendet.',
  reported: (text: string): string => `Gemeldet: ${text}`,
  heldByModerator: (reason: string): string => `Aus dem Kalender genommen: ${reason}`,
  noHold: 'Hier wartet nichts von dir auf eine Entscheidung.',
  appealedHold: 'Du hast hier schon Einspruch eingelegt. Er steht ganz oben bei der Moderation.',
  nameTaken: 'So heißt in diesem Land schon eine andere Band.',
  ownContent: 'Über deinen eigenen Inhalt entscheidet jemand anderes.',
  ownClaim: 'Über deinen eigenen Anspruch entscheidet jemand anderes.',
} as const

const NAMES: Readonly<Record<Exclude<HeldType, 'message' | 'story' | 'concert'>, string>> = {
  article: 'Artikel',
  band: 'Bandeintrag',
  'community-post': 'Beitrag',
  'community-comment': 'Kommentar',
}

const CLOSING =
  '\n\nDu siehst das anders? Schreib uns über das Kontaktformular, dann schaut ein anderer Mensch noch einmal hin.\n\nHöllenlärm\nVon Metal-Fans für Metal-Fans'

const beginningOf = (excerpt: string): string => (excerpt === '' ? '' : ` („${excerpt}“)`)

interface Mail {
  readonly subject: string
  readonly text: string
}

interface Decided {
  readonly type: HeldType
  readonly contentId: string
  readonly authorId?: string | undefined
  /** Present when a member reported it. */
  readonly reports?: HeldItem['reports']
  readonly action: LoggedAction
  readonly reason?: string | undefined
  readonly excerpt: string
}

const messageMail = ({ action, reason, excerpt, reports }: Decided): Mail => {
  const message = `Hallo,\n\nwir haben deine Nachricht${beginningOf(excerpt)} geprüft.`
  if (action === 'approve') {
    return {
      subject: 'Deine Nachricht ist jetzt zugestellt',
      text: `${message} Sie ist in Ordnung und ab jetzt zu lesen. Danke für deine Geduld.\n\nHöllenlärm\nVon Metal-Fans für Metal-Fans`,
    }
  }
  const because = `Grund: ${reason ?? ''}${CLOSING}`
  return reports
    ? {
        subject: 'Deine Nachricht wurde entfernt',
        text: `${message} Sie ist für euch beide entfernt.\n\n${because}`,
      }
    : {
        subject: 'Deine Nachricht wurde nicht zugestellt',
        text: `${message} Sie wird nicht zugestellt.\n\n${because}`,
      }
}

const storyMail = ({ action, reason, excerpt }: Decided): Mail => {
  const story = `Hallo,\n\nwir haben deine Story${beginningOf(excerpt)} geprüft.`
  return action === 'approve'
    ? {
        subject: 'Deine Story ist jetzt für alle da',
        text: `${story} Sie ist in Ordnung und bis zu ihrem Ende für alle zu sehen. Danke für deine Geduld.\n\nHöllenlärm\nVon Metal-Fans für Metal-Fans`,
      }
    : {
        subject: 'Deine Story wurde nicht veröffentlicht',
        text: `${story} Andere sehen sie nicht.\n\nGrund: ${reason ?? ''}\n\nDu selbst siehst sie noch, bis sie vorbei ist.${CLOSING}`,
      }
}

const concertMail = ({ action, reason, excerpt }: Decided): Mail => {
  const concert = `Hallo,\n\nwir haben dein Konzert${beginningOf(excerpt)} geprüft.`
  if (action === 'hold') {
    return {
      subject: 'Dein Konzert wird geprüft',
      text: `Hallo,\n\nwir haben dein Konzert${beginningOf(excerpt)} vorerst aus dem Kalender genommen.\n\nGrund: ${reason ?? ''}\n\nWir schauen es uns an und melden uns.${CLOSING}`,
    }
  }
  return action === 'approve'
    ? {
        subject: 'Dein Konzert steht jetzt im Kalender',
        text: `${concert} Es ist in Ordnung und ab jetzt für alle zu sehen. Danke für deine Geduld.\n\nHöllenlärm\nVon Metal-Fans für Metal-Fans`,
      }
    : {
        subject: 'Dein Konzert steht nicht im Kalender',
        text: `${concert} Es wird nicht veröffentlicht.\n\nGrund: ${reason ?? ''}\n\nDu selbst siehst es noch, andere nicht.${CLOSING}`,
      }
}

const FAREWELL = '\n\nHöllenlärm\nVon Metal-Fans für Metal-Fans'

const proposalMail = ({ action, reason, excerpt }: Decided): Mail => {
  const proposal = `Hallo,\n\nwir haben deinen Änderungsvorschlag${beginningOf(excerpt)} gelesen.`
  return action === 'approve'
    ? {
        subject: 'Dein Vorschlag ist übernommen',
        text: `${proposal} Er steht jetzt im Eintrag der Band. Danke fürs Mitschreiben.${FAREWELL}`,
      }
    : {
        subject: 'Dein Vorschlag wurde nicht übernommen',
        text: `${proposal} Wir übernehmen ihn nicht.\n\nGrund: ${reason ?? ''}${CLOSING}`,
      }
}

const claimMail = ({ action, reason, excerpt }: Decided): Mail => {
  const claim = `Hallo,\n\nwir haben deinen Anspruch auf die Band${beginningOf(excerpt)} geprüft.`
  return action === 'approve'
    ? {
        subject: 'Die Band gehört jetzt dir',
        text: `${claim} Er passt: Der Eintrag ist verifiziert, deine Änderungen gelten ab jetzt sofort, und über Vorschläge anderer entscheidest du.${FAREWELL}`,
      }
    : {
        subject: 'Dein Anspruch auf die Band wurde abgelehnt',
        text: `${claim} Wir können ihn so nicht bestätigen.\n\nGrund: ${reason ?? ''}\n\nMit anderen Belegen kannst du es noch einmal versuchen.${CLOSING}`,
      }
}

/** Ids of proposals and claims begin with that of the band; a claim's ends with that of its author. */
const bandMail = (decided: Decided): Mail | undefined => {
  const [, rest] = decided.contentId.split('-')
  if (decided.type !== 'band' || rest === undefined) return undefined
  return rest === decided.authorId ? claimMail(decided) : proposalMail(decided)
}

/** The mail about a decision for the author. */
export const decisionMail = (decided: Decided): Mail => {
  const { type, action, reason, excerpt } = decided
  const aboutBand = bandMail(decided)
  if (aboutBand) return aboutBand
  if (type === 'message') return messageMail(decided)
  if (type === 'story') return storyMail(decided)
  if (type === 'concert') return concertMail(decided)
  const name = NAMES[type]
  return action === 'approve'
    ? {
        subject: `Dein ${name} ist jetzt für alle da`,
        text: `Hallo,\n\nwir haben deinen ${name}${beginningOf(excerpt)} geprüft. Er ist in Ordnung und ab jetzt für alle zu sehen. Danke für deine Geduld.\n\nHöllenlärm\nVon Metal-Fans für Metal-Fans`,
      }
    : {
        subject: `Dein ${name} wurde nicht veröffentlicht`,
        text: `Hallo,\n\nwir haben deinen ${name}${beginningOf(excerpt)} geprüft. Er wird nicht veröffentlicht.\n\nGrund: ${reason ?? ''}\n\nDu selbst siehst ihn noch, andere nicht.${CLOSING}`,
      }
}
