import type { Section } from './document.ts'

/** A test compares the names with the storage keys in the code. */
export const privacyStorage: readonly Section[] = [
  {
    id: 'browser',
    title: 'Was in deinem Browser liegt',
    blocks: [
      'Wir setzen keine Cookies. Im Speicher deines Browsers liegt nur, was für den Betrieb nötig ist (§ 25 Abs. 2 TDDDG):',
      {
        list: [
          'hoellenlaerm-token: hält dich angemeldet, bis du dich abmeldest.',
          'hoellenlaerm-session-left: dass du dich abgemeldet hast, damit andere Tabs vergessen, was du dort geschrieben hast. Bis zur nächsten Anmeldung.',
          'hoellenlaerm-device: eine Zufallszahl, an der wir dein Gerät bei der nächsten Anmeldung wiedererkennen. Bleibt nach dem Abmelden.',
          'hoellenlaerm-legal: welcher Fassung von AGB und Datenschutz du zugestimmt hast.',
          'hoellenlaerm-legal-by: welches Mitglied hier zugestimmt hat, damit das Nächste selbst gefragt wird.',
          'hoellenlaerm-motion: ob du Bewegung auf dem Schirm abgeschaltet hast.',
          'hoellenlaerm-alt-reminder: ob wir dich nicht mehr an Bildbeschreibungen erinnern sollen.',
          'hoellenlaerm-muted-words: welche Wörter du stummgeschaltet hattest. Das haben frühere Versionen aufgehoben; der nächste Start löscht es.',
          'hoellenlaerm-notifications: welche Benachrichtigungen du willst, bis du dich abmeldest.',
          'hoellenlaerm-push: dass und für welches Konto dieses Gerät Push bekommt, bis du Push ausschaltest oder dich abmeldest.',
          'hoellenlaerm-scroll: wie weit du auf welcher Seite warst, bis du den Tab schließt.',
          'hoellenlaerm-searches: wonach du zuletzt gesucht hast, bis du es löschst oder dich abmeldest.',
          'hoellenlaerm-search-key: ob die Taste / die Suche nicht mehr öffnen soll.',
          'hoellenlaerm-hidden-cards: welche Karten du zwischen den Beiträgen nicht mehr sehen willst.',
          'hoellenlaerm-felt: mit welchem Mitglied dieses Gerät die ersten Horns, den ersten Beitrag und den ersten Kommentar gefeiert hat. Bleibt nach dem Abmelden.',
          'hoellenlaerm-suggestions-folded: ob du die Vorschläge eingeklappt hast.',
          'hoellenlaerm-voice-rate: wie schnell du Sprachnachrichten hörst.',
          'hoellenlaerm.pending-recipient: wem du gerade zum ersten Mal schreiben willst, bis du den Tab schließt.',
          'hoellenlaerm.messages: angefangene und noch nicht gesendete Nachrichten, bis du den Tab schließt oder dich abmeldest.',
          'hoellenlaerm.draft: deine Entwürfe für Beiträge, bis du sie veröffentlichst, löschst oder dich abmeldest.',
          'hoellenlaerm.draft-files: die Bilder, Videos und Aufnahmen dieser Entwürfe, ebenso lange.',
          'hoellenlaerm.shared: was du aus einer anderen App mit uns geteilt hast, bis der Beitrag offen ist, höchstens einen Tag.',
          'hoellenlaerm.story-draft: deine angefangene Story mit Bildern und Videos, bis du sie veröffentlichst, verwirfst oder dich abmeldest.',
          'hoellenlaerm.outbox: was du ohne Netz geschrieben hast, mit seinen Dateien und so lange mit deinem Anmeldeschlüssel, bis es gesendet ist, du es abbrichst oder dich abmeldest.',
          'hoellenlaerm.outbox-count: wie viel davon noch wartet.',
          'hoellenlaerm.offline: was du zuletzt gelesen hast (Feed, Kommentare, Unterhaltungen, News, Konzerte), damit es auch ohne Netz da ist, bis du dich abmeldest. Bilder und Aufnahmen anderer nicht.',
          'hoellenlaerm.concert-draft: ein angefangenes Konzert, bis du es einreichst, den Tab schließt oder dich abmeldest.',
          'hoellenlaerm.form-draft: was du in ein Formular (etwa für eine neue Band) getippt hast, bis du es abschickst, den Tab schließt oder dich abmeldest.',
          'hoellenlaerm-typed: was du in Felder getippt hast (nie Passwörter), wenn die App sich auf deinen Wunsch neu lädt, bis sie wieder da ist.',
          'hoellenlaerm-shell: die Dateien der App selbst (keine deiner Daten), damit sie auch ohne Netz startet. Bleibt nach dem Abmelden.',
          'hoellenlaerm-parts: weitere Dateien der App, die du schon einmal geöffnet hast, ebenso.',
          'hoellenlaerm-install: ob du unseren Vorschlag, die App zu installieren, weggeklickt hast. Bleibt nach dem Abmelden.',
          'hoellenlaerm.newest-first: ob dein Feed nur neueste Beiträge ohne Vorschläge zeigt.',
          'hoellenlaerm-restricted: dass dein Konto gesperrt war, als du zuletzt hier warst, bis es wieder offen ist.',
          'hoellenlaerm-case-keys: für die Moderation: ob die Tastenkürzel der Fälle aus sind.',
          'hoellenlaerm.own-writes: was du gerade getan hast, damit du es nach dem Neuladen siehst, bis du den Tab schließt.',
        ],
      },
    ],
  },
  {
    id: 'ort',
    title: 'Wo die Daten liegen',
    blocks: [
      'Höllenlärm läuft auf Amazon Web Services. Datenbank, Bilder und Protokolle liegen in Frankfurt am Main (Region eu-central-1). Ausgeliefert werden Seiten und Bilder über das Netz von Amazon CloudFront; dabei verarbeitet Amazon deine IP-Adresse, um zu antworten.',
      'Auftragsverarbeiter ist Amazon Web Services EMEA SARL, Luxemburg. Für den Fall eines Zugriffs aus den USA gelten die Standardvertragsklauseln und das EU-US Data Privacy Framework.',
      'Schriften, Skripte und Bilder kommen von unserer eigenen Adresse. Von anderen lädt dein Browser nur etwas, wenn du Musik anspielst.',
    ],
  },
  {
    id: 'ki',
    title: 'Künstliche Intelligenz',
    blocks: [
      'Texte, die mit künstlicher Intelligenz entstehen, sind für Menschen und Maschinen gekennzeichnet. Deine Beiträge, Nachrichten und Profildaten werden nicht zum Trainieren von Modellen verwendet.',
      'Fragst du die AI-Hilfe etwas, geht deine Frage mit passenden Hilfetexten an ein Sprachmodell bei Amazon Bedrock in der EU, ohne deinen Namen und ohne dein Konto. Wir speichern sie nicht und schreiben sie in kein Protokoll; gezählt wird nur, wie viele Fragen du an einem Tag gestellt hast. Schreib trotzdem nichts hinein, was niemanden angeht. Das Gespräch steht nur in deinem Tab, bis du ihn schließt.',
    ],
  },
  {
    id: 'pruefung',
    title: 'Automatische Prüfung',
    blocks: [
      'Namen und Texte prüft ein Wortfilter auf Begriffe der NS-Metal-Szene und Parolen verbotener Organisationen. Benutzernamen und Profilangaben mit Treffern lehnen wir ab, Beiträge, Kommentare, Storys, Konzerte und Angaben zu Bands mit Treffern und Nachrichten an Leute, die dich noch nicht kennen, hält er zurück, bis ein Mensch entschieden hat. Fragen an die AI-Hilfe mit Treffern bleiben ohne Antwort. Nachrichten in offenen Unterhaltungen prüft er nicht. Eine rein automatische Entscheidung über dein Konto gibt es nicht.',
    ],
  },
]
