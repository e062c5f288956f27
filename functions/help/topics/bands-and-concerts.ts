import type { HelpTopic } from './topic.ts'

/** Bands, concerts and music. */
export const bandsAndConcerts: readonly HelpTopic[] = [
  {
    id: 'bands',
    title: 'Bands finden',
    question: 'Wo finde ich Bands, und wie filtere ich sie?',
    link: { path: '/bands', label: 'Zu den Bands' },
    text: 'Unter „Bands“ findest du die Banddatenbank: Such nach dem Anfang eines Namens oder filtere nach Genre und Land; „Filter zurücksetzen“ zeigt wieder alle. Auf der Seite einer Band stehen Beschreibung, Mitglieder, Veröffentlichungen, kommende Konzerte und Artikel, die sie erwähnen. „KI-generiert“ heißt: Ein Programm hat den Eintrag aus Sätzen unserer KI-Artikel zusammengestellt, mit Quelle für jeden Satz. „Verifiziert“ heißt: Die Band hat den Eintrag übernommen. Bilder fremder Seiten laden wir nicht; solche Bands zeigen einen Aufnäher mit ihren Anfangsbuchstaben.',
    words:
      'band gruppe musikgruppe genre land herkunft filter suche datenbank metalband mitglieder diskografie album platte veröffentlichungen spotify verifiziert gründung',
    related: ['newcomer-bands', 'follow-bands', 'news'],
  },
  {
    id: 'follow-bands',
    title: 'Bands folgen',
    question: 'Wie folge ich einer Band?',
    link: { path: '/bands', label: 'Bands zum Folgen finden' },
    text: 'Öffne die Seite einer Band und tippe auf „Folgen“; mit „Entfolgen“ endet es. Wie viele Leute einer Band folgen, sehen alle, wer es ist, sieht niemand. Welchen du folgst, steht in deinem Profil unter „Bands“. Gibt es ein neues Konzert einer Band, der du folgst, erfährst du es in deinen Aktivitäten.',
    words:
      'folgen abonnieren entfolgen fan lieblingsband follower konzert hinweis benachrichtigung neues von meiner band',
    related: ['bands', 'newcomer-bands', 'notifications'],
  },
  {
    id: 'newcomer-bands',
    title: 'Band eintragen',
    question: 'Wie trage ich eine Band ein, die noch fehlt?',
    link: { path: '/bands', label: 'Band eintragen' },
    text: 'Auf der Seite „Bands“ öffnest du „Newcomer Band hinzufügen“. Name und Genre sind Pflicht, Land, Beschreibung, Website und Social Media freiwillig. Gibt es schon eine Band mit diesem Namen, zeigen wir sie dir beim Tippen; gleicher Name und gleiches Land geht nur einmal. Dein Entwurf bleibt in diesem Tab, wenn das Absenden nicht klappt. Newcomer prüfen wir regelmäßig auf Aktivität: Nach einem Jahr ohne Lebenszeichen wird der Eintrag archiviert, nicht gelöscht.',
    words:
      'datenbank eintragen hinzufügen anlegen erstellen neue newcomer fehlt meine eigene band vorschlagen doppelt archiviert aktivität untergrund',
    related: ['bands', 'follow-bands', 'moderation'],
  },
  {
    id: 'concerts',
    title: 'Konzerte finden',
    question: 'Wo finde ich Konzerte?',
    link: { path: '/concerts', label: 'Zum Konzertkalender' },
    text: 'Unter „Konzerte“ findest du kommende Gigs, mit Suche nach Band oder Venue und Filtern für Stadt mit Umkreis und Zeitraum. Du kannst zwischen Karten, Liste und Monat wechseln; unter „Vergangene“ stehen Konzerte, die vorbei sind. Tipp auf ein Konzert, dann siehst du alle Ticketlinks, den Ort auf der Karte und wer es eingetragen hat. Den Link dazu kannst du teilen.',
    words:
      'gig gigs termine kalender auftritt live tour festival karten tickets veranstaltung stadt monat ausverkauft abgesagt verlegt',
    related: ['submit-concerts', 'badges'],
  },
  {
    id: 'submit-concerts',
    title: 'Konzerte eintragen',
    question: 'Wie trage ich ein Konzert ein?',
    link: { path: '/concerts', label: 'Konzert eintragen' },
    text: 'Auf der Seite „Konzerte“ öffnet „Konzert eintragen“ das Formular. Band, Venue, Stadt und Datum brauchst du, der Rest ist freiwillig. Steht der Gig schon im Kalender, kommt dein Ticketlink dort dazu. Ein angefangener Eintrag bleibt in deinem Tab. Was du eingereicht hast, findest du unter „Eingereicht“: Du kannst es bearbeiten, als ausverkauft oder abgesagt melden und zurückziehen. Für das 1., 5., 15. und 50. Konzert gibt es ein Badge.',
    words:
      'gig einreichen hinzufügen melden neu ändern bearbeiten löschen zurückziehen absagen verlegen fehlt entwurf',
    related: ['concerts', 'badges'],
  },
  {
    id: 'music',
    title: 'Musik in Beiträgen und Stories',
    question: 'Wie hänge ich Musik an einen Beitrag?',
    link: { path: '/', label: 'Beitrag mit Musik schreiben' },
    text: 'Im Formular für Beiträge und in der Story suchst du über das Noten-Symbol nach einem Titel bei Spotify und wählst ihn aus. Andere hören eine Vorschau von 30 Sekunden, wenn es eine gibt, und kommen per Link zu Spotify. Es spielt immer nur eine Vorschau. Geladen wird sie erst, wenn du auf Anspielen tippst: Vorher erfährt Spotify nichts von dir.',
    words:
      'youtube hören lieder einfügen hinzufügen daten spotify song lied track titel spotify abspielen vorschau anhören hören album player klick klicken spielen',
    related: ['write-posts', 'stories', 'privacy'],
  },
]
