import { PROOF_YEARS } from '#shared/domain/retention.ts'
import type { Section } from './document.ts'

/** Reports, cases and the log (Art. 13 DSGVO, Art. 16 to 20 DSA). */
export const privacyModeration: Section = {
  id: 'moderation',
  title: 'Meldungen und Entscheidungen',
  blocks: [
    {
      list: [
        'Meldest du etwas, speichern wir deine Meldung mit Grund und Zeitpunkt, ohne Konto auch den Namen und die E-Mail-Adresse, die du angibst. Bei Missbrauch Minderjähriger brauchst du nichts anzugeben. Wer gemeldet hat, erfährt die gemeldete Person von uns nicht.',
        'Zu einer Meldung frieren wir ein, was gemeldet wurde, auch wenn es danach geändert oder gelöscht wird. Bei einer Nachricht sind das die gemeldete und je fünf davor und danach.',
        'Zu jeder Maßnahme speichern wir Begründung, Regel, Dauer und ob ein Automat beteiligt war, dazu deinen Widerspruch und die Entscheidung darüber. Entfernte Inhalte bewahren wir auf, bis die sechs Monate für den Widerspruch vorbei sind und über einen letzten entschieden ist, damit wir sie wiederherstellen können.',
        `Fälle, Begründungen und Entscheidungen löschen wir mit dem Ende des ${String(PROOF_YEARS)}. Jahres danach, wenn Ansprüche verjähren (§§ 195, 199 BGB). Die Begründung einer Sperre bleibt, solange die Sperre gilt.`,
        'Jede Handlung von Moderation und Betrieb steht in einem Protokoll, das sich nicht unbemerkt ändern lässt. Es enthält nur Nummern, keine Texte und keine Namen, und bleibt dauerhaft.',
      ],
    },
    'Rechtsgrundlage sind unsere Pflichten aus Art. 16, 17 und 20 der Verordnung (EU) 2022/2065 (DSA) mit Art. 6 Abs. 1 lit. c DSGVO, für das Protokoll auch unser berechtigtes Interesse an einem nachprüfbaren Betrieb (lit. f).',
  ],
}
