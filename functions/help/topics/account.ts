import type { HelpTopic } from './topic.ts'

/** The own account: sign-in, profile, settings and notifications. */
export const account: readonly HelpTopic[] = [
  {
    id: 'profile',
    title: 'Profil und Profilbild',
    question: 'Wie ändere ich mein Profilbild?',
    link: { path: '/profile', label: 'Zum Profil' },
    text: 'Auf deiner Profilseite änderst du mit „Profil bearbeiten“ Anzeigename, Ort und Bio. Das Profilbild lädst du dort hoch: JPEG, PNG oder WebP bis 5 MB, den Ausschnitt wählst du selbst. Neue Namen und Bilder erscheinen innerhalb einer Minute auch an alten Beiträgen. „So sehen dich andere“ zeigt die Ansicht von außen. Der Benutzername bleibt, wie er ist.',
    words:
      'profilfoto name ändern foto neues bild mein avatar bild hochladen name anzeigename umbenennen biografie bio ort profilfoto ändern',
    related: ['profile-data', 'badges', 'visibility'],
  },
  {
    id: 'profile-data',
    title: 'Profildaten',
    question: 'Wer sieht meinen Geburtstag?',
    link: { path: '/settings#profildaten', label: 'Profildaten in den Einstellungen' },
    text: 'Geburtstag, Konzertgewohnheiten, Erfahrung und Lieblingsbands trägst du in den Einstellungen unter „Profil“ ein, alles freiwillig. Sehen kannst nur du sie; sie helfen bei Vorschlägen. Ort und Lieblingsgenres dagegen stehen in deinem Profil und sind für alle Mitglieder sichtbar.',
    words: 'geburtstag alter genre lieblingsband privat sichtbar öffentlich wer sieht',
    related: ['profile', 'visibility', 'privacy'],
  },
  {
    id: 'password',
    title: 'Passwort ändern',
    question: 'Wie ändere ich mein Passwort?',
    link: { path: '/settings#passwort', label: 'Passwort ändern' },
    text: 'Dein Passwort änderst du in den Einstellungen unter „Anmeldung und Sicherheit“: aktuelles eingeben, neues eingeben, fertig. Es braucht mindestens zehn Zeichen und darf nicht leicht zu erraten sein. Danach sind alle anderen Geräte abgemeldet.',
    words: 'kennwort wechseln ändern neues sicher zeichen',
    related: ['recovery-codes', 'passkeys', 'sessions'],
  },
  {
    id: 'passkeys',
    title: 'Passkeys',
    question: 'Wie melde ich mich ohne Passwort an?',
    link: { path: '/settings#passkeys', label: 'Passkeys in den Einstellungen' },
    text: 'Mit einem Passkey meldest du dich mit Fingerabdruck, Gesicht oder PIN an, ohne Passwort. Du legst ihn in den Einstellungen unter „Anmeldung und Sicherheit“ an, auf diesem oder einem anderen Gerät, bis zu zehn Stück. Du kannst sie umbenennen und entfernen. Ist deine Anmeldung älter als zehn Minuten, bestätigst du vorher kurz, dass du es bist.',
    words:
      'windows hello handy entsperren schlüssel einrichten fingerabdruck gesicht face id touch pin sicherheitsschlüssel anmelden einloggen login passwortlos biometrie',
    related: ['password', 'recovery-codes', 'sessions'],
  },
  {
    id: 'recovery-codes',
    title: 'Passwort vergessen und Wiederherstellungscodes',
    question: 'Was tue ich, wenn ich mein Passwort vergessen habe?',
    link: { path: '/settings#wiederherstellung', label: 'Wiederherstellungscodes' },
    text: 'Hast du dein Passwort vergessen, setzt du auf der Anmeldeseite mit einem deiner zehn Wiederherstellungscodes ein neues. Jeder Code gilt genau einmal und wird nur beim Anlegen gezeigt, also sichere sie gut. Neue Codes legst du in den Einstellungen unter „Anmeldung und Sicherheit“ an; die alten gelten dann nicht mehr. Hast du einen Passkey, kommst du auch damit hinein. Ohne Code, Passwort und Passkey kann auch das Team die Tür nicht öffnen.',
    words:
      'komme rein login geht einloggen anmelden zugang kann konto vergessen zurücksetzen reset verloren ausgesperrt rettung backup code codes wiederherstellung kennwort',
    related: ['password', 'passkeys', 'sessions'],
  },
  {
    id: 'sessions',
    title: 'Angemeldete Geräte',
    question: 'Wie melde ich ein anderes Gerät ab?',
    link: { path: '/settings#geraete', label: 'Angemeldete Geräte' },
    text: 'In den Einstellungen unter „Anmeldung und Sicherheit“ siehst du, wo du angemeldet bist. Mit „Beenden“ meldest du ein einzelnes Gerät ab, mit „Alle anderen beenden“ alle außer diesem; das wirkt sofort. Wer sein Handy verloren hat, tut das am besten gleich. Eine Anmeldung hält 30 Tage und verlängert sich, solange du sie benutzt.',
    words:
      'gehackt hacker konto geräte rausschmeißen rauswerfen alle übernommen computer eingeloggt überall sitzung session abmelden ausloggen logout handy verloren gestohlen geklaut gerät eingeloggt fremd',
    related: ['password', 'passkeys'],
  },
  {
    id: 'settings',
    title: 'Einstellungen',
    question: 'Was kann ich alles einstellen?',
    link: { path: '/settings', label: 'Zu den Einstellungen' },
    text: 'In den Einstellungen gibt es acht Themen: Benachrichtigungen und Push, Profil, Chats, Sichtbarkeit und Privatsphäre, Stumm und blockiert, Feed und Darstellung, Anmeldung und Sicherheit, Konto und Daten. Die Suche darüber findet jeden Schalter. Schalter speichern sofort, und acht Sekunden lang nimmst du es mit „Rückgängig“ zurück.',
    words: 'wo finde einstellungen einstellen konfigurieren optionen schalter menü konto',
    related: ['notifications', 'visibility', 'password'],
  },
  {
    id: 'visibility',
    title: 'Sichtbarkeit',
    question: 'Wie tauche ich in der Suche nicht mehr auf?',
    link: { path: '/settings#sichtbarkeit', label: 'Sichtbarkeit in den Einstellungen' },
    text: 'In den Einstellungen unter „Sichtbarkeit und Privatsphäre“ legst du fest, ob du an der Wall of Horns erscheinst und ob man dich über Suche, Vorschläge und Follower-Listen findet. Dein Profil und deine Beiträge bleiben für Mitglieder sichtbar.',
    words:
      'sehen suche wall versteckt profil privat verstecken unsichtbar gefunden finden auffindbar anonym suche',
    related: ['profile-data', 'blocking', 'wall'],
  },
  {
    id: 'privacy',
    title: 'Datenschutz',
    question: 'Welche Daten speichert Höllenlärm?',
    link: { path: '/datenschutz', label: 'Zum Datenschutz' },
    text: 'Wir speichern, was du eingibst, und was der Betrieb braucht; keine Werbung, keine Cookies, kein Weiterverkauf. Im Browser liegt nur, was der Dienst braucht, etwa deine Anmeldung. Internetadressen speichern wir nur gekürzt und kurz, gegen Missbrauch. Fotos verlieren Ort und Kameradaten. Welche Rechte du hast und wie du Auskunft oder Löschung verlangst, steht im Datenschutz.',
    words:
      'impressum rechtliches speichert verkauft weitergeben google analytics kennt wissen über mich sammelt daten personenbezogen dsgvo cookies tracking werbung speichern gespeichert auskunft recht ip adresse weitergabe',
    related: ['profile-data', 'visibility', 'contact'],
  },
  {
    id: 'notifications',
    title: 'Benachrichtigungen',
    question: 'Wie schalte ich Benachrichtigungen ab?',
    link: { path: '/settings#benachrichtigungen', label: 'Benachrichtigungen einstellen' },
    text: 'In den Einstellungen unter „Benachrichtigungen und Push“ gibt es vier Schalter: Community (Hörner, Kommentare, Erwähnungen, neue Follower), Inhalte (die News des Tages um 18:00 Uhr und die wöchentliche Band-Entdeckung), System (was dein Konto betrifft) und Persönlich (Vorschläge). Sie gelten überall, wo du angemeldet bist.',
    words:
      'abschalten weniger mails ping piepsen nachts bimmeln abschalten abstellen ausschalten hinweise meldungen stören stumm',
    related: ['push', 'activities', 'mute'],
  },
  {
    id: 'push',
    title: 'Push-Benachrichtigungen',
    question: 'Wie bekomme ich Push aufs Handy?',
    link: { path: '/settings#push', label: 'Push einstellen' },
    text: 'Push schaltest du auf jedem Gerät einzeln ein: mit der Glocke oben, am Handy im Menü, oder in den Einstellungen unter „Benachrichtigungen und Push“. Dein Browser fragt dann, ob er darf. Auf iPhone und iPad geht Push nur, wenn du Höllenlärm zum Home-Bildschirm hinzugefügt hast. Von 22 bis 8 Uhr ist Ruhe, danach kommt alles gesammelt; die Ruhezeit kannst du ändern. Für eine Stunde oder bis morgen früh still geht auch, ebenso Push ohne den Text von Nachrichten. Zu einem einzelnen Beitrag steht „Kein Push dazu“ in seinem Menü. Beim Abmelden endet Push auf dem Gerät.',
    words:
      'push glocke handy iphone ipad sperrbildschirm klingelt klingeln bimmelt ruhezeit ruhe nachts nacht pause gerät geräte probe vorschau',
    related: ['notifications', 'sessions', 'mute'],
  },
  {
    id: 'accessibility',
    title: 'Barrierefreiheit',
    question: 'Wie barrierefrei ist Höllenlärm?',
    link: { path: '/barrierefreiheit', label: 'Erklärung zur Barrierefreiheit' },
    text: 'Höllenlärm ist so gebaut, dass es mit der Tastatur allein und mit einem Vorleseprogramm funktioniert. Auf der Seite „Barrierefreiheit“ steht, was wir geprüft haben und was noch nicht geht. Hindert dich eine Barriere, melde sie dort mit „Barriere melden“: Der Link führt zum Kontaktformular und füllt den Betreff aus.',
    words:
      'barriere barrierefreiheit behinderung tastatur screenreader vorleseprogramm kontrast wcag',
    related: ['contact', 'motion', 'alt-text'],
  },
  {
    id: 'motion',
    title: 'Bewegung und Animationen',
    question: 'Wie schalte ich Animationen ab?',
    link: { path: '/settings#bewegung', label: 'Bewegung in den Einstellungen' },
    text: 'Flackern und Animationen schaltest du in den Einstellungen unter „Feed und Darstellung“ aus: Wähle „Stillhalten“. Das gilt nur auf diesem Gerät. Ohne deine Wahl richten wir uns nach der Einstellung deines Systems.',
    words:
      'übel wird mir animation animationen effekt effekte flackern blinken schwindel reduzieren abschalten',
    related: ['settings', 'alt-text'],
  },
]
