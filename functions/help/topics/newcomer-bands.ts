import type { HelpTopic } from './topic.ts'

export const newcomerBands: HelpTopic = {
  id: 'newcomer-bands',
  title: 'Band eintragen',
  question: 'Wie trage ich eine Band ein, die noch fehlt?',
  link: { path: '/bands', label: 'Band eintragen' },
  text: 'Auf der Seite „Bands“ öffnest du „Newcomer Band hinzufügen“. Name und Genre sind Pflicht, Land, Beschreibung, Website und Social Media freiwillig. Gibt es schon eine Band mit diesem Namen, zeigen wir sie dir beim Tippen; gleicher Name und gleiches Land geht nur einmal. Dein Entwurf bleibt in diesem Tab, wenn das Absenden nicht klappt. Newcomer prüfen wir regelmäßig auf Aktivität: Nach einem Jahr ohne Lebenszeichen wird der Eintrag archiviert, nicht gelöscht.',
  words:
    'datenbank eintragen hinzufügen anlegen erstellen neue newcomer fehlt meine eigene band vorschlagen doppelt archiviert aktivität untergrund',
  related: ['bands', 'follow-bands', 'moderation'],
}
