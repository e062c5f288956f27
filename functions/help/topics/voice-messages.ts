import type { HelpTopic } from './topic.ts'

export const voiceMessages: HelpTopic = {
  id: 'voice-messages',
  title: 'Sprachnachrichten',
  question: 'Wie nehme ich eine Sprachnachricht auf?',
  link: { path: '/messages', label: 'Sprachnachricht aufnehmen' },
  text: 'Mit dem Mikrofon-Symbol neben dem Textfeld einer Unterhaltung nimmst du eine Sprachnachricht auf, bis zu fünf Minuten lang. Dein Browser fragt beim ersten Mal nach dem Mikrofon. Vor dem Senden kannst du die Aufnahme anhören und verwerfen.',
  words:
    'länge minuten aufsprechen sprachnachricht mikro quatschen labern mikrofon aufnahme audio sprachmemo reden sprechen voice',
  related: ['messages', 'vanishing-photos'],
}
