import { KEPT_DAYS } from '#shared/domain/retention.ts'
import { operator } from '#shared/domain/operator.ts'
import type { Section } from './document.ts'

export const privacyRights: readonly Section[] = [
  {
    id: 'rechte',
    title: 'Deine Rechte',
    blocks: [
      'Du kannst jederzeit und kostenlos verlangen:',
      {
        list: [
          'Auskunft über deine Daten (Art. 15 DSGVO),',
          'Berichtigung (Art. 16) und Löschung (Art. 17),',
          'Einschränkung der Verarbeitung (Art. 18),',
          'Herausgabe in einem gängigen Format (Art. 20).',
        ],
      },
      'Wo wir uns auf ein berechtigtes Interesse stützen, kannst du widersprechen (Art. 21). Eine Einwilligung nimmst du zurück, wann du willst; was bis dahin geschah, bleibt rechtmäßig.',
      `Alles davon geht unter „Deine Daten“ selbst: Auskunft als Datei, Löschen des Kontos, und deine Einwilligungen mit Fassung und Zeitpunkt. Nach dem Löschen hast du ${String(KEPT_DAYS.erasureGrace)} Tage, um es dir anders zu überlegen. Danach entfernen oder anonymisieren wir alles; was du anderen geschrieben hast, bleibt bei ihnen unter „Gelöschtes Mitglied“. In Sicherungen der Datenbank steht es noch höchstens ${String(KEPT_DAYS.backups)} Tage, dein Name bleibt ${String(KEPT_DAYS.reservedName)} Tage reserviert, damit sich niemand als du ausgibt.`,
      'Oder schreib uns eine Mail oder über das Kontaktformular. Wir antworten spätestens nach einem Monat, meistens am nächsten Tag.',
      { to: '/deine-daten', label: 'Deine Daten: was wir haben, wie lange, und alle Schalter' },
      { to: '/contact', label: 'Zum Kontaktformular' },
      `Beschweren kannst du dich bei jeder Datenschutzaufsicht (Art. 77). Für uns zuständig: ${operator.authority}.`,
    ],
  },
  {
    id: 'konto-loeschen',
    title: 'Konto löschen',
    blocks: [
      `Unter „Deine Daten“ löschst du dein Konto selbst. ${String(KEPT_DAYS.erasureGrace)} Tage lang passiert nichts, außer dass du überall abgemeldet bist: Meldest du dich in der Zeit an, bleibt alles. Danach löschen wir Profil, Beiträge, Kommentare, Horns, Storys, Dateien, Geräte und Benachrichtigungen, auch in den Listen anderer.`,
      `Es bleiben ohne deinen Namen: Angaben zu Bands und Konzerten, deine Nachrichten bei denen, die sie bekommen haben, und Nachweise über Meldungen und Entscheidungen der Moderation, in denen nur eine Nummer steht (Art. 17 Abs. 3 lit. b und e DSGVO). Dein Benutzername ist ${String(KEPT_DAYS.reservedName)} Tage gesperrt.`,
      `In Sicherungen der Datenbank stecken die Daten höchstens ${String(KEPT_DAYS.backups)} Tage länger. Spielen wir eine zurück, löschen wir dein Konto darin gleich noch einmal. Dafür heben wir die Nummer deines Kontos ${String(KEPT_DAYS.erasedNumber)} Tage auf, sonst nichts.`,
      'Du bekommst einen Löschbeleg mit einer Nummer. Er enthält keine persönlichen Daten, und jeder, der die Nummer hat, kann ihn prüfen.',
      { to: '/deine-daten#konto-loeschen', label: 'Konto löschen' },
      { to: '/loeschbeleg', label: 'Löschbeleg prüfen' },
    ],
  },
  {
    id: 'alter',
    title: 'Alter',
    blocks: [
      'Dein Geburtstag ist freiwillig. Trägst du ihn ein, richten wir uns danach: Unter 16 nutzen wir nichts, was auf einer Einwilligung beruht (Art. 8 DSGVO), also keinen Newsletter an die Adresse deines Kontos. Auch Vorschläge nach deinem Geschmack gibt es dann nicht. Push und Anspielen von Songs gehen, weil du sie selbst verlangst. Ab dem 16. Geburtstag kannst du selbst einwilligen; von allein schaltet sich nichts ein. Unter 18 bekommst du keine Inhalte, die als drastisch gekennzeichnet sind.',
    ],
  },
  {
    id: 'aenderungen',
    title: 'Änderungen',
    blocks: [
      'Ändert sich etwas Wesentliches, fragen wir dich beim nächsten Besuch erneut. Fassung und Zeitpunkt deiner Zustimmung speichern wir.',
    ],
  },
]
