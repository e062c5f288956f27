import { KEPT_DAYS, APPEAL_MONTHS, PROOF_YEARS } from '#shared/domain/retention.ts'
import { operator } from '#shared/domain/operator.ts'
import type { LegalText, Section } from './document.ts'
import { LEGAL_AS_OF, legalChanges } from './legal-changes.ts'
import { privacyRights } from './privacy-rights.ts'
import { privacyStorage } from './privacy-storage.ts'

/** docs/decisions/0032-messages-are-not-end-to-end-encrypted.md */
const privacyMessages: Section = {
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

/** Reports, cases and the log (Art. 13 DSGVO, Art. 16 to 20 DSA). */
const privacyModeration: Section = {
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

/** docs/decisions/0036-music-loads-when-it-is-played.md */
const privacyMusic: Section = {
  id: 'musik',
  title: 'Musik',
  blocks: [
    'Beiträge und Storys können einen Song haben. Beim Lesen lädt dein Browser dafür nichts von anderen: kein Ton, kein Cover, kein Player.',
    'Erst wenn du auf Anspielen drückst, holt er Ton und Cover von Spotify (Spotify AB, Stockholm) oder Apple (Apple Distribution International Ltd., Cork). Neben dem Knopf steht, von wem. Diese Firma erfährt dann deine IP-Adresse, deinen Browser, den Song und dass du von uns kommst; was sie damit macht, steht in ihrem Datenschutz. Wer du bei uns bist, erfährt sie nicht. Daten können dabei in die USA gelangen.',
    'Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 lit. b DSGVO, § 25 Abs. 2 Nr. 2 TDDDG): Mit dem Druck auf Anspielen verlangst du genau diesen Song, und anders kommt er nicht zu dir. Deshalb geht es auch unter 16. Drückst du nicht, passiert nichts. Das gilt für diesen Song und diesen Besuch.',
    'Suchst du einen Song, fragt unser Server bei Spotify und Apple nach. Dabei gehen nur deine Suchworte hin, nicht, wer sie getippt hat; wir heben sie ohne deinen Namen etwa eine Woche auf, damit dieselbe Suche nicht jedes Mal neu fragt.',
  ],
}

/** docs/product/push.md */
const privacyPush: Section = {
  id: 'push',
  title: 'Push',
  blocks: [
    'Push bekommst du nur, wenn du es auf einem Gerät einschaltest und dein Browser es erlaubt. Dann speichern wir für dieses Gerät die Adresse und die Schlüssel, die dein Browser uns gibt, seinen Namen (etwa „Firefox auf Linux“) und wann zuletzt ein Push ankam. Dazu kommen deine Ruhezeit, eine Pause und zu welchen Beiträgen du nichts hören willst.',
    'Zustellen kann nur der Dienst deines Browsers: Google bei Chrome und vielen anderen, Mozilla bei Firefox, Apple bei Safari, Microsoft bei Edge. Was im Push steht, verschlüsseln wir für dein Gerät; der Dienst sieht nur, an welches Gerät, wann und wie viel. Daten können dabei in die USA gelangen. Bei Nachrichten steht darin nur, wer schreibt; den Text zeigt der Push auf dem Sperrbildschirm erst, wenn du das in den Einstellungen einschaltest.',
    `Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 lit. b DSGVO, § 25 Abs. 2 Nr. 2 TDDDG): Push ist ein Dienst, den du selbst einschaltest, und ohne die Adresse deines Geräts käme nichts an. Deshalb geht er auch unter 16. Du beendest ihn, indem du Push ausschaltest, das Gerät aus der Liste entfernst oder dich abmeldest; dann löschen wir Adresse und Schlüssel. Was in einem Push stand, löschen wir, sobald er verschickt ist; dass es ihn gab, merken wir uns ${String(KEPT_DAYS.sentPush)} Tage, damit nichts doppelt kommt.`,
  ],
}

/** docs/product/suggestions.md */
const privacySuggestions: Section = {
  id: 'vorschlaege',
  title: 'Vorschläge im Feed',
  blocks: [
    'Auf der ersten Seite des Feeds stehen bis zu zwei Beiträge, die wir für dich aussuchen. Jeder ist als Vorschlag gekennzeichnet, und unter „Warum sehe ich das?“ steht, worauf er beruht.',
    'Dafür merken wir uns zu deinem Konto: Art, Genres und Autor der letzten 80 Beiträge, denen du Horns gegeben hast, wem du folgst, die Lieblingsgenres in deinem Profil und wie du Vorschläge bewertet hast. Dazu zählt, welche Beiträge Mitglieder mit ähnlichen Horns mögen; wer das ist, erfährt niemand. Sonst geht nichts ein, auch kein Geld.',
    'In den Einstellungen siehst du, was wir gelernt haben, und löschst es mit einem Knopf. „Neueste zuerst“ zeigt den Feed ohne Vorschläge. Schaltest du unter Benachrichtigungen „Persönlich“ aus, wird alles Gelernte gelöscht und nichts Neues gelernt.',
    'Rechtsgrundlage ist unser berechtigtes Interesse an einem Feed, der zu dir passt (Art. 6 Abs. 1 lit. f DSGVO). Widersprechen kannst du jederzeit mit dem Schalter. Unter 16 wiegt dein Schutz schwerer: Dann lernen wir nichts und schlagen nichts nach Geschmack vor.',
  ],
}

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
