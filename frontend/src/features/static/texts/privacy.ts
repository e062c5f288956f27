import { KEPT_DAYS } from '#shared/domain/retention.ts'
import { operator } from '#shared/domain/operator.ts'
import type { LegalText } from './document.ts'
import { privacyMessages } from './privacy-messages.ts'
import { privacyMusic } from './privacy-music.ts'
import { LEGAL_AS_OF, legalChanges } from './legal-changes.ts'
import { privacyModeration } from './privacy-moderation.ts'
import { privacyPush } from './privacy-push.ts'
import { privacySuggestions } from './privacy-suggestions.ts'
import { privacyRights } from './privacy-rights.ts'
import { privacyStorage } from './privacy-storage.ts'

export const privacy: LegalText = {
  title: 'Datenschutz',
  asOf: LEGAL_AS_OF,
  intro:
    'Laut sind wir nur nach außen. Hier steht, was wir von dir speichern, wozu, wo und wie lange. Keine Werbung, keine Auswertung durch Dritte, kein Verkauf.',
  sections: [
    {
      id: 'verantwortlich',
      title: 'Verantwortlich',
      blocks: [
        {
          lines: [
            operator.name,
            operator.street,
            operator.city,
            operator.country,
            `E-Mail: ${operator.email}`,
          ],
        },
      ],
    },
    {
      id: 'konto',
      title: 'Dein Konto',
      blocks: [
        `Für ein Konto brauchen wir Benutzername, Anzeigename und Passwort. Die E-Mail-Adresse ist freiwillig; außer dir und uns sieht sie niemand. Bevor wir etwas anderes dorthin schicken, bestätigst du sie über einen Link, der ${String(KEPT_DAYS.emailLink)} Tage lang gilt.`,
        {
          list: [
            'Vom Passwort speichern wir nur einen Prüfwert (Argon2id), aus dem es sich nicht zurückrechnen lässt. Für Wiederherstellungscodes gilt dasselbe.',
            'Von einem Passkey speichern wir den öffentlichen Schlüssel und den Namen, den du ihm gibst. Fingerabdruck und Gesicht verlassen dein Gerät nie.',
            `Zu jeder Anmeldung speichern wir, welche Art von Gerät es war und wann es zuletzt da war, damit du fremde Sitzungen erkennst. Eine Sitzung endet nach ${String(KEPT_DAYS.session)} Tagen ohne Besuch, spätestens nach ${String(KEPT_DAYS.sessionAtMost)} Tagen.`,
            `Damit dich niemand mit falschen Passwörtern aussperrt, merken wir uns Geräte, auf denen du schon angemeldet warst: als Prüfsumme einer Zufallszahl, die in deinem Browser liegt. Höchstens 20 Geräte, jedes bis ${String(KEPT_DAYS.knownDevice)} Tage nach der letzten Anmeldung.`,
          ],
        },
        'Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 lit. b DSGVO). Die Daten bleiben, bis du dein Konto löschst.',
      ],
    },
    {
      id: 'profil',
      title: 'Profil und Inhalte',
      blocks: [
        'Sichtbar für alle Mitglieder sind: Name, Bild, Bio, Ort, Rollen, Lieblingsgenres, Abzeichen, wem du folgst und wer dir folgt, sowie deine Beiträge und Kommentare, auch in früheren Fassungen, bis du sie zurückziehst. Deine Hörner sieht, wem du sie gibst; alle anderen sehen nur die Zahl. Wen du blockierst, erfährt niemand.',
        'Nur für dich sind: Geburtstag, Konzertgewohnheiten und Lieblingsbands. Konzertgewohnheiten und Lieblingsbands nutzen wir ausschließlich für Vorschläge, den Geburtstag für die Altersregeln; alle Angaben sind freiwillig.',
        'Trägst du ein Konzert oder eine Band ein oder änderst du eine Band, steht dein Name für alle Mitglieder dabei, bei Bands auch im Verlauf. Belege, mit denen du eine Band beanspruchst, lesen nur du und die Moderation.',
        'Zu welchen Konzerten du gehst, siehst nur du, bis du „Allen zeigen“ wählst; in der Zahl bist du immer enthalten. Welchen Bands du folgst und welche Orte und Bands in deinen Alarmen stehen, erfährt niemand; wir nutzen es, um dir Bescheid zu sagen.',
        'Legst du ein Kalender-Abo an, bekommst du eine geheime Adresse. Wer sie kennt, sieht die Konzerte darin, auch die du dir gemerkt hast; gib sie nur deinem Kalenderprogramm. Wir speichern die Adresse nur als Prüfsumme, du kannst sie jederzeit ersetzen oder beenden. Dateien mit deinem Konzertprogramm liest dein Browser, zu uns kommen nur die Zeilen, die du einreichst.',
        'Bilder werden in deinem Browser verkleinert und neu gespeichert. Dabei verschwinden Aufnahmeort und Kameradaten; bei Videos entfernen wir die Ortsangabe.',
        'Die Kamera läuft nur, wenn du sie für eine Story einschaltest, und geht aus, sobald du fertig bist oder den Tab verlässt. Das Mikrofon brauchen wir nur für Videos und Sprachnachrichten. Was du aufnimmst, verlässt dein Gerät erst, wenn du es teilst.',
        'Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 lit. b DSGVO), auch für freiwillige Angaben: Du trägst sie ein, damit wir sie zeigen oder nutzen, und leerst die Felder, wenn nicht mehr.',
      ],
    },
    privacyMessages,
    privacyMusic,
    privacyPush,
    privacySuggestions,
    {
      id: 'zugriffe',
      title: 'IP-Adressen und Protokolle',
      blocks: [
        `Unsere Protokolle enthalten keine IP-Adressen und keine Namen, nur welche Funktion wann wie lange gebraucht hat, wie eine Anmeldung ausging, und bei Fehlern und Aufgaben der Moderation die Nummer des Kontos. Sie werden nach ${String(KEPT_DAYS.logs)} Tagen gelöscht.`,
        'Damit niemand Passwörter durchprobiert oder Formulare flutet, zählen wir Registrierungen, Anmeldeversuche, Kontaktnachrichten, Meldungen ohne Konto, Newsletter-Anmeldungen und geöffnete Links aus unseren Mails je Internetanschluss. Dafür speichern wir die IP-Adresse nur gekürzt: bei IPv4 ohne die letzte der vier Zahlen, bei IPv6 auf die ersten 64 Bit. Sie liegt getrennt von deinem Konto; wo Anschluss und Benutzername zusammen zählen, speichern wir bloß eine Prüfsumme aus beiden. Der Eintrag gilt höchstens eine Stunde und wird danach automatisch gelöscht, in der Regel innerhalb von zwei Tagen.',
        'Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontaktformular',
      blocks: [
        `Name, E-Mail-Adresse, Betreff und Nachricht, bei angemeldeten Mitgliedern auch die Kennung des Kontos, speichern wir, um dir zu antworten, und geben sie an die Menschen weiter, die sich bei uns um Anfragen kümmern. Nach ${String(KEPT_DAYS.contactMessage)} Tagen werden sie gelöscht.`,
      ],
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      blocks: [
        'Wir speichern deine E-Mail-Adresse, die Fassung der Einwilligung und den Zeitpunkt. Erst wenn du den Link in unserer Bestätigungsmail öffnest und bestätigst, bist du dabei (Double-Opt-in). In jeder Mail steht ein Link zum Abmelden; danach löschen wir die Adresse sofort.',
        'Rechtsgrundlage ist deine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Unter 16 brauchst du dafür das Einverständnis deiner Eltern (Art. 8 DSGVO). Das Formular unten auf der Seite fragt nicht nach dem Alter; im Konto richten wir uns nach deinem Geburtstag.',
      ],
    },
    privacyModeration,
    ...privacyStorage,
    ...privacyRights,
    legalChanges('privacy'),
  ],
}
