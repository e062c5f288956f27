import type { HelpTopic } from './topic.ts'

/** The feed: posts, comments, horns, and what is kept of them. */
export const community: readonly HelpTopic[] = [
  {
    id: 'feed',
    title: 'Der Feed',
    question: 'Wie ist der Feed sortiert?',
    link: { path: '/', label: 'Zum Feed' },
    text: 'Der Feed auf der Startseite zeigt die Beiträge der Community, die neuesten zuerst. Ganz oben hängen bis zu drei Beiträge, die das Team angepinnt hat; selbst anpinnen kannst du nichts. Kommt etwas Neues, während du liest, meldet ein Knopf die Zahl der neuen Beiträge und bringt dich nach oben. Dazwischen können Vorschläge stehen, sie sind als solche gekennzeichnet. Mit dem Schalter „Neueste zuerst“ bleiben sie draußen.',
    words:
      'startseite anordnung sortiert geordnet feed übersicht anzeigen beiträge startseite timeline chronologisch reihenfolge sortierung angepinnt pinnen festpinnen oben neueste aktuell',
    related: ['feed-suggestions', 'write-posts', 'mute'],
  },
  {
    id: 'feed-suggestions',
    title: 'Vorschläge im Feed',
    question: 'Warum sehe ich das?',
    link: {
      path: '/settings#vorschlaege',
      label: 'Persönliche Vorschläge in den Einstellungen',
    },
    text: 'Auf der ersten Seite des Feeds stehen bis zu zwei Vorschläge: ältere Beiträge, die wir für dich aussuchen. Jeder ist gekennzeichnet. „Warum sehe ich das?“ nennt die Gründe: wem du folgst, deine Horns, deine Lieblingsgenres und deine Bewertungen. Du kannst sagen, ob du davon mehr oder weniger willst; das gilt, sobald du den Feed neu lädst. Nur neue Beiträge und keine Vorschläge liest du mit dem Schalter „Neueste zuerst“. In den Einstellungen vergessen wir mit „Alles vergessen“, was wir gelernt haben, und „Persönlich“ schaltet Vorschläge ganz ab.',
    words:
      'algorithmus empfehlungen empfiehlt vorgeschlagene abschalten feed neueste empfehlung empfohlen algorithmus vorgeschlagen personalisiert grund bewertung feedback warum weniger mehr',
    related: ['feed', 'mute', 'settings'],
  },
  {
    id: 'write-posts',
    title: 'Einen Beitrag schreiben',
    question: 'Wie schreibe ich einen Beitrag?',
    link: { path: '/', label: 'Beitrag schreiben' },
    text: 'Oben im Feed öffnest du das Formular für einen neuen Beitrag, auf dem Handy mit dem Plus in der unteren Leiste. Du kannst Text schreiben, ein Bild, ein Video oder eine Tonaufnahme hochladen und einen Link dazusetzen. Erlaubt sind Dateien bis 50 MB. Titel und Link sind freiwillig. Ort und Kameradaten werden aus Fotos entfernt, bevor sie jemand sieht.',
    words:
      'größe groß megabyte mb maximal format dateien schreiben verfassen neuer beitrag hochladen inhalt veröffentliche posten post erstellen veröffentlichen foto hochladen datei anhang audio video bild',
    related: ['drafts', 'music', 'alt-text'],
  },
  {
    id: 'edit-posts',
    title: 'Beiträge und Kommentare bearbeiten',
    question: 'Kann ich einen Beitrag nachträglich ändern?',
    link: { path: '/', label: 'Eigene Beiträge im Feed' },
    text: 'Eigene Beiträge und Kommentare kannst du bearbeiten: Wähle im Menü „Bearbeiten“. Bei Beiträgen änderst du Titel, Text, Link und Bildbeschreibung, bei Kommentaren den Text. Danach steht „bearbeitet“ dabei; darüber können alle die früheren Fassungen ansehen. Wurde derselbe Text inzwischen auf einem anderen Gerät geändert, siehst du die neuere Fassung und wählst, welche gilt.',
    words:
      'bearbeite verändern umschreiben nachbessern text korrigieren verbessern tippfehler vertippt editieren nachträglich ändern fehler verlauf fassung version',
    related: ['delete-and-undo', 'comments'],
  },
  {
    id: 'delete-and-undo',
    title: 'Löschen und Rückgängigmachen',
    question: 'Kann ich etwas Gelöschtes zurückholen?',
    link: { path: '/', label: 'Eigene Beiträge löschen' },
    text: 'Löschen kannst du nur, was von dir ist. Bei Beiträgen, Kommentaren und Stories erscheint danach acht Sekunden lang „Rückgängig“. Danach, oder wenn du die Seite verlässt, ist es endgültig weg, mit Kommentaren, Horns und Medien. Eine gelöschte Nachricht kommt nicht zurück und verschwindet bei euch beiden.',
    words:
      'lösche löschen gelöscht beitrag kommentar post nachricht wegmachen entferne entfernen wiederherstellen rückgängig undo aus versehen versehentlich zurückholen papierkorb',
    related: ['edit-posts', 'drafts'],
  },
  {
    id: 'drafts',
    title: 'Entwürfe',
    question: 'Was passiert mit einem angefangenen Beitrag?',
    link: { path: '/', label: 'Entwürfe im Feed' },
    text: 'Was du angefangen hast, bleibt in diesem Browser erhalten, mitsamt Medien und Musik: auch wenn du das Formular, den Tab oder den Browser schließt. Mit „Als Entwurf ablegen“ beginnst du einen neuen Beitrag; abgelegte Entwürfe, bis zu 20, findest du im Formular unter „Entwürfe“. Löschst du einen, hast du acht Sekunden für „Rückgängig“. Beim Abmelden werden Entwürfe gelöscht.',
    words:
      'zwischengespeichert speichern gespeichert verloren weg neu laden reload text wiederfinden unfertig',
    related: ['write-posts', 'delete-and-undo'],
  },
  {
    id: 'alt-text',
    title: 'Bildbeschreibungen',
    question: 'Wie beschreibe ich ein Bild für Leute, die es nicht sehen?',
    link: { path: '/', label: 'Beitrag mit Bild schreiben' },
    text: 'Hängt am Beitrag ein Bild oder Video, kannst du unter „Bildbeschreibung“ eingeben, was zu sehen ist. Vorleseprogramme lesen es blinden und sehbehinderten Mitgliedern vor. Die Beschreibung ist freiwillig: Fehlt sie, erinnert dich das Formular nur daran. Die Erinnerung stellst du dort mit „Nicht mehr erinnern“ ab oder in den Einstellungen unter „Beiträge“ an und aus; das gilt für das Gerät.',
    words: 'alt text alternativtext barrierefrei blind screenreader beschreiben bildbeschreibung',
    related: ['write-posts', 'motion'],
  },
  {
    id: 'comments',
    title: 'Kommentare und Antworten',
    question: 'Wie antworte ich auf einen Kommentar?',
    link: { path: '/', label: 'Kommentare im Feed' },
    text: 'Unter jedem Beitrag öffnest du mit dem Sprechblasen-Symbol die Kommentare und schreibst deinen dazu. Mit „Antworten“ antwortest du auf einen bestimmten Kommentar; die Antwort steht darunter. Auf der Tastatur sendet Strg+Enter. Wer den Beitrag geschrieben hat, bekommt eine Benachrichtigung.',
    words: 'kommentar schreiben reply kommentieren antworten antwort reagieren diskussion',
    related: ['mentions', 'edit-posts', 'likes'],
  },
  {
    id: 'mentions',
    title: 'Jemanden erwähnen',
    question: 'Wie erwähne ich jemanden?',
    link: { path: '/', label: 'Im Feed jemanden erwähnen' },
    text: 'Tippe @ und die ersten Buchstaben eines Namens, dann erscheint eine Liste mit Leuten; wem du folgst, steht vorn. Das geht in Beiträgen, Kommentaren, Stories und Shouts. Der Name wird zum Link auf das Profil, und die Person bekommt eine Benachrichtigung. Höchstens zehn Erwähnungen pro Text; Blockierte erfahren davon nichts.',
    words:
      'markiert markieren erwähnung name jeder erwähnt erwähnen markieren verlinken taggen at zeichen kumpel freund nennen',
    related: ['activities', 'comments', 'people'],
  },
  {
    id: 'likes',
    title: 'Horns Up',
    question: 'Was sind die Hörner an einem Beitrag?',
    link: { path: '/', label: 'Horns im Feed' },
    text: 'Horns sind unsere Likes: Mit dem Hörner-Symbol zeigst du, dass dir ein Beitrag, ein Kommentar oder eine Nachricht gefällt. Jedes Mitglied kann einmal Hörner geben und sie mit einem zweiten Tippen wieder zurücknehmen. Welchen Beiträgen du Horns gegeben hast, siehst nur du, in deinem Profil im Tab „Horns“.',
    words:
      'mehrere mehrfach oft hörner geben zurücknehmen horns horn like liken gefällt mir herz hörner pommesgabel daumen zustimmen',
    related: ['activities', 'comments'],
  },
  {
    id: 'bookmarks',
    title: 'Gemerkte Beiträge',
    question: 'Wo finde ich gemerkte Beiträge?',
    link: { path: '/profile', label: 'Gemerkte Beiträge' },
    text: 'Im Menü jedes Beitrags legst du ihn mit „Merken“ zur Seite, mit „Nicht mehr merken“ nimmst du ihn wieder heraus. Alles Gemerkte findest du in deinem eigenen Profil im Tab „Gemerkt“. Den siehst nur du: Niemand erfährt, was du dir merkst. Wird ein Beitrag gelöscht, verschwindet er auch dort.',
    words:
      'merken gemerkt später lesen sichern lesezeichen bookmark speichern aufheben merkliste favoriten wiederfinden',
    related: ['share', 'feed'],
  },
  {
    id: 'share',
    title: 'Beiträge teilen',
    question: 'Wie teile ich einen Beitrag?',
    link: { path: '/', label: 'Beiträge teilen' },
    text: 'Das Teilen-Symbol unter einem Beitrag öffnet auf Handy und Tablet das Teilen-Menü des Geräts; sonst wird der Link kopiert. Der Link führt direkt zum Beitrag. Lesen können ihn nur angemeldete Mitglieder.',
    words: 'schicken weiterschicken link kopieren weiterleiten verschicken weitergeben adresse',
    related: ['bookmarks', 'feed'],
  },
  {
    id: 'activities',
    title: 'Horns und Aktivitäten',
    question: 'Wo sehe ich, wer auf meine Beiträge reagiert?',
    link: { path: '/', label: 'Aktivitäten in der Community' },
    text: 'In der Leiste der Community zeigt das Hörner-Symbol „Deine Horns Up“: wer deinen Beiträgen und Kommentaren Hörner gegeben hat. Das Sprechblasen-Symbol öffnet „Community-Aktivitäten“ mit Kommentaren, Erwähnungen und neuen Followern. „Beitrag anzeigen“ springt zur Stelle und hebt sie kurz hervor, „Alle als gelesen markieren“ räumt auf. Die Zahl am Symbol zählt, was du noch nicht gelesen hast.',
    words: 'wer geliked gelikt reagiert glocke zahl ungelesen neu follower',
    related: ['notifications', 'likes', 'mentions'],
  },
  {
    id: 'wall',
    title: 'Wall of Horns',
    question: 'Was ist die Wall of Horns?',
    link: { path: '/', label: 'Wall of Horns im Feed' },
    text: 'Die Wall of Horns auf der Startseite zeigt die neuen Mitglieder der letzten 24 Stunden mit ihrem ersten Shout, höchstens 24 auf einmal. Tippe auf eine Karte, um das Profil zu öffnen. Möchtest du dort nicht erscheinen, schaltest du es in den Einstellungen unter „Sichtbarkeit“ aus.',
    words: 'neu dabei gezeigt horns wand neue leute mitglieder neulinge neuankömmlinge karussell',
    related: ['first-shout', 'people', 'visibility'],
  },
  {
    id: 'first-shout',
    title: 'Rollen und erster Shout',
    question: 'Was ist der erste Shout?',
    link: { path: '/profile', label: 'Erster Shout im Profil' },
    text: 'Nach der Registrierung führt dich das Onboarding durch vier Schritte: Hörner, Rollen, Shout, fertig. Als Rolle wählst du Fan, Band, Technik oder Veranstalter, auch mehrere; sie beschreiben dich nur. Der erste Shout stellt dich vor: Band oder Genre und dein Beitrag zur Szene. Er wird zu einem Beitrag, bringt dich an die Wall of Horns und gibt dir ein Badge. Hast du ihn übersprungen, findest du ihn in deinem Profil.',
    words:
      'rollen auswählen wählen onboarding einführung begrüßung vorstellen rolle fan band techniker veranstalter shout start anfang',
    related: ['wall', 'badges', 'profile'],
  },
  {
    id: 'badges',
    title: 'Badges',
    question: 'Wie bekomme ich ein Badge?',
    link: { path: '/profile', label: 'Badges im Profil' },
    text: 'Badges stehen in deinem Profil. Das erste, „First Roar“, bekommst du für deinen ersten Shout. Weitere gibt es für Konzerte, die du einträgst: für das 1., 5., 15. und 50. In der Profilseite kannst du jedes Badge einzeln verbergen; dann siehst nur noch du es.',
    words: 'medaille pokal abzeichen auszeichnung orden belohnung erhalten verbergen',
    related: ['first-shout', 'submit-concerts', 'profile'],
  },
]
