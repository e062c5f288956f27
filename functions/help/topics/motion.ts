import type { HelpTopic } from './topic.ts'

export const motion: HelpTopic = {
  id: 'motion',
  title: 'Bewegung und Animationen',
  question: 'Wie schalte ich Animationen ab?',
  link: { path: '/settings#bewegung', label: 'Bewegung in den Einstellungen' },
  text: 'Flackern und Animationen schaltest du in den Einstellungen unter „Feed und Darstellung“ aus: Wähle „Stillhalten“. Das gilt nur auf diesem Gerät. Ohne deine Wahl richten wir uns nach der Einstellung deines Systems.',
  words:
    'übel wird mir animation animationen effekt effekte flackern blinken schwindel reduzieren abschalten',
  related: ['settings', 'alt-text'],
}
