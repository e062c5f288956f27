import type { HelpTopic } from './topic.ts'

export const sessions: HelpTopic = {
  id: 'sessions',
  title: 'Angemeldete Geräte',
  question: 'Wie melde ich ein anderes Gerät ab?',
  link: { path: '/settings#geraete', label: 'Angemeldete Geräte' },
  text: 'In den Einstellungen unter „Anmeldung und Sicherheit“ siehst du, wo du angemeldet bist. Mit „Beenden“ meldest du ein einzelnes Gerät ab, mit „Alle anderen beenden“ alle außer diesem; das wirkt sofort. Wer sein Handy verloren hat, tut das am besten gleich. Eine Anmeldung hält 30 Tage und verlängert sich, solange du sie benutzt.',
  words:
    'gehackt hacker konto geräte rausschmeißen rauswerfen alle übernommen computer eingeloggt überall sitzung session abmelden ausloggen logout handy verloren gestohlen geklaut gerät eingeloggt fremd',
  related: ['password', 'passkeys'],
}
