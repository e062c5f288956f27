import type { HelpTopic } from './topic.ts'

export const visibility: HelpTopic = {
  id: 'visibility',
  title: 'Sichtbarkeit',
  question: 'Wie tauche ich in der Suche nicht mehr auf?',
  link: { path: '/settings#sichtbarkeit', label: 'Sichtbarkeit in den Einstellungen' },
  text: 'In den Einstellungen unter „Sichtbarkeit und Privatsphäre“ legst du fest, ob du an der Wall of Horns erscheinst und ob man dich über Suche, Vorschläge und Follower-Listen findet. Dein Profil und deine Beiträge bleiben für Mitglieder sichtbar.',
  words:
    'sehen suche wall versteckt profil privat verstecken unsichtbar gefunden finden auffindbar anonym suche',
  related: ['profile-data', 'blocking', 'wall'],
}
