import type { HelpTopic } from './topic.ts'

/** Getting on with each other, and where to find help. */
export const eachOther: readonly HelpTopic[] = [
  {
    id: 'people',
    title: 'Leute finden und folgen',
    question: 'Wie finde ich Leute und folge ihnen?',
    link: { path: '/', label: 'Leute im Feed finden' },
    text: 'Über die Suche findest du Mitglieder nach den ersten Buchstaben ihres Namens. „Kennst du schon …“ schlägt Leute vor, mit Grund: gleicher Ort, gleiche Genres, gleiche Rolle oder gemeinsame Bekannte. Mit „Folgen“ auf dem Profil folgst du jemandem; mit einem zweiten Tippen endet es. Ein Vorschlag, den du wegwischst, kommt nicht wieder.',
    words:
      'folgen jemand jemandem finde person mensch mitglied gleichgesinnte follower folgt vorschläge kennst freunde suchen finden entfolgen abonnieren follower bekannte mitglieder stadt nähe metalheads kennenlernen',
    related: ['messages', 'mentions', 'blocking'],
  },
  {
    id: 'mute',
    title: 'Wörter und Leute stummschalten',
    question: 'Wie blende ich ein Thema oder eine Person aus?',
    link: { path: '/settings#stumm', label: 'Stummschalten in den Einstellungen' },
    text: 'In den Einstellungen unter „Stumm und blockiert“ trägst du Wörter ein: für einen Tag, eine Woche, einen Monat oder für immer. Beiträge und Kommentare mit so einem Wort klappen zu und zeigen nur „Stumm: Wort“; mit einem Tippen siehst du sie trotzdem. Gesucht wird nach ganzen Wörtern, Umlaute und ae, oe, ue gelten gleich. Leute schaltest du mit „Stummschalten“ im Menü eines ihrer Beiträge oder in ihrem Profil stumm: Ihre Beiträge, Kommentare und Stories tauchen in deinen Listen nicht mehr auf, sie merken davon nichts. Mit „Wieder hören“ in den Einstellungen nimmst du es zurück. Wer dich gar nicht mehr sehen soll, den blockierst du besser.',
    words:
      'thema themen begriff hashtag bestimmte muten ausblenden verstecken filtern filter thema wort nicht mehr sehen lesen ignorieren ruhe nervt spoiler',
    related: ['blocking', 'feed-suggestions'],
  },
  {
    id: 'blocking',
    title: 'Jemanden blockieren',
    question: 'Wie blockiere ich jemanden?',
    link: { path: '/settings#blockiert', label: 'Blockierte Leute' },
    text: 'Auf dem Profil oder im Menü einer Unterhaltung kannst du jemanden blockieren. Danach seht ihr einander nirgends mehr: nicht im Feed, nicht in Kommentaren, Stories und Vorschlägen, und ihr könnt euch nicht schreiben. Die blockierte Person erfährt davon nichts. In den Einstellungen unter „Stumm und blockiert“ hebst du die Blockierung wieder auf; gefolgt wird danach nicht von selbst.',
    words:
      'troll blockiere blockieren blockiert typen person arsch fernhalten kontakt ruhe sperren blocken loswerden los idiot stalker belästigung nerven nervt entsperren entblocken aufheben merkt',
    related: ['reporting', 'mute', 'message-requests'],
  },
  {
    id: 'reporting',
    title: 'Melden',
    question: 'Wie melde ich etwas?',
    link: { path: '/contact', label: 'Kontakt zum Team' },
    text: 'Eine Nachricht meldest du über ihr Menü mit „Melden“; die Moderation liest sie dann mit bis zu fünf Nachrichten davor und danach. Eine Story meldest du beim Ansehen mit „Story melden“, dann sieht sich die Moderation die ganze Story an. Einen fehlerhaften Artikel meldest du direkt unter dem Artikel, auf Wunsch mit dem Satz, der nicht stimmt; das Ergebnis steht dann bei deinen Aktivitäten. Für Beiträge, Kommentare und Profile schreibst du dem Team über das Kontaktformular, am besten mit dem Link dazu.',
    words:
      'gemeldet gemeldete gemeldeten nachricht beitrag kommentar profil moderatoren beleidigt bedroht mobbing melden verstoß beleidigung beleidigend hass spam belästigung beschwerde anzeigen quatsch fehler falsch',
    related: ['blocking', 'moderation', 'contact'],
  },
  {
    id: 'moderation',
    title: 'Moderation und Prüfung',
    question: 'Warum wird mein Beitrag geprüft?',
    link: { path: '/agb', label: 'Regeln in den AGB' },
    text: 'Enthält ein Beitrag, Kommentar, Shout oder eine Story einen Begriff aus dem rechtsextremen NSBM-Umfeld, wird er angehalten und erst von der Moderation geprüft. Bis dahin siehst nur du ihn, mit Hinweis. Wird er freigegeben, erscheint er; wird er abgelehnt, liest du den Grund. In Namen und Profilen werden solche Begriffe gleich abgelehnt.',
    words:
      'veröffentlicht erscheint freischalten freigeschaltet sichtbar warten moderatoren entscheiden wartet freigabe freigegeben geprüft prüfung angehalten gesperrt zensur regeln nsbm abgelehnt moderator unsichtbar',
    related: ['reporting', 'contact'],
  },
  {
    id: 'contact',
    title: 'Kontakt',
    question: 'Wie erreiche ich das Team?',
    link: { path: '/contact', label: 'Zum Kontaktformular' },
    text: 'Das Team erreichst du über das Kontaktformular. Wähle ein Thema, schreib mindestens 20 Zeichen und, wenn du eine Antwort willst, eine E-Mail-Adresse. Antworten kommen meist innerhalb von 24 Stunden, bei schwierigen Fragen in zwei bis drei Werktagen.',
    words:
      'schreibe melden kontaktieren mensch ansprechen technisches funktioniert kaputt fehlermeldung support hilfe ansprechpartner betreiber admin erreichen schreiben fragen feedback idee vorschlag problem bug',
    related: ['reporting', 'privacy'],
  },
  {
    id: 'ai-help',
    title: 'Diese Hilfe',
    question: 'Bist du ein Mensch?',
    link: { path: '/datenschutz', label: 'Die AI-Hilfe im Datenschutz' },
    text: 'Ich bin eine KI, kein Mensch. Ich antworte nur aus den Hilfetexten von Höllenlärm; was dort nicht steht, weiß ich nicht, und ich kann mich irren. Deine Frage geht ohne deinen Namen an einen KI-Dienst von Amazon in der EU. Gespeichert wird sie nicht, nur gezählt: Pro Tag hast du eine begrenzte Zahl von Fragen. Das Gespräch bleibt, bis du den Tab schließt.',
    words:
      'rede redest reden sprichst chatte fragst antwort gefragt bot chatbot ki mensch assistent wer bist du echt bedrock amazon frage fragen',
    related: ['privacy', 'contact'],
  },
]
