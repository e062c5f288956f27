import { APPEAL_MONTHS } from '#shared/domain/retention.ts'
import type { Section } from './document.ts'

/** docs/decisions/0032-messages-are-not-end-to-end-encrypted.md */
export const privacyMessages: Section = {
  id: 'nachrichten',
  title: 'Nachrichten',
  blocks: [
    'Was du anderen schreibst, schickst oder aufnimmst, speichern wir, um es zuzustellen. Auf dem Weg und auf unseren Servern ist es verschlüsselt, aber nicht Ende zu Ende: Technisch könnten wir es lesen. Wir tun es nur in diesen Fällen:',
    {
      list: [
        `Jemand meldet eine Nachricht: Dann lesen Moderatoren genau diese und bis zu fünf davor und danach. Fotos und Aufnahmen sehen und hören sie dabei nicht. Diese Kopie löschen wir ${String(APPEAL_MONTHS + 1)} Monate nach der Entscheidung, nach einem Widerspruch später; bei der Entscheidung bleiben der Grund und der Anfang der Nachricht.`,
        'Der Wortfilter hält eine Nachricht an jemanden zurück, der dich noch nicht kennt: Dann liest ein Moderator diese eine.',
        'Ein Gesetz verpflichtet uns dazu.',
      ],
    },
    'Gelöschte Nachrichten verschwinden bei beiden. Ein Foto, das verschwindet, löschen wir 30 Sekunden nach dem Öffnen, auch vom Server. Abfotografieren kann es trotzdem jemand. Ungeöffnet bleibt es liegen, bis du es löschst.',
    'Solange die App offen ist, hält dein Browser eine Verbindung zu uns, über die wir Neues ankündigen. Dafür merken wir uns, dass du gerade da bist, höchstens gut zwei Stunden je Verbindung. In offenen Unterhaltungen sehen andere, ob du online bist, ob du tippst und was du gelesen hast. Online-Status und Lesebestätigungen schaltest du in den Einstellungen ab; dann siehst du sie auch bei anderen nicht.',
    'Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 lit. b DSGVO), für die Prüfung gemeldeter und zurückgehaltener Nachrichten unser berechtigtes Interesse an einem sicheren Miteinander (Art. 6 Abs. 1 lit. f DSGVO).',
  ],
}
