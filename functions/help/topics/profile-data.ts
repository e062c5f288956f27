import type { HelpTopic } from './topic.ts'

export const profileData: HelpTopic = {
  id: 'profile-data',
  title: 'Profildaten',
  question: 'Wer sieht meinen Geburtstag?',
  link: { path: '/settings#profildaten', label: 'Profildaten in den Einstellungen' },
  text: 'Geburtstag, Konzertgewohnheiten, Erfahrung und Lieblingsbands trägst du in den Einstellungen unter „Profil“ ein, alles freiwillig. Sehen kannst nur du sie; sie helfen bei Vorschlägen. Ort und Lieblingsgenres dagegen stehen in deinem Profil und sind für alle Mitglieder sichtbar.',
  words: 'geburtstag alter genre lieblingsband privat sichtbar öffentlich wer sieht',
  related: ['profile', 'visibility', 'privacy'],
}
