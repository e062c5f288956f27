import type { HelpTopic } from './topic.ts'

export const wall: HelpTopic = {
  id: 'wall',
  title: 'Wall of Horns',
  question: 'Was ist die Wall of Horns?',
  link: { path: '/', label: 'Wall of Horns im Feed' },
  text: 'Die Wall of Horns auf der Startseite zeigt die neuen Mitglieder der letzten 24 Stunden mit ihrem ersten Shout, höchstens 24 auf einmal. Tippe auf eine Karte, um das Profil zu öffnen. Möchtest du dort nicht erscheinen, schaltest du es in den Einstellungen unter „Sichtbarkeit“ aus.',
  words: 'neu dabei gezeigt horns wand neue leute mitglieder neulinge neuankömmlinge karussell',
  related: ['first-shout', 'people', 'visibility'],
}
