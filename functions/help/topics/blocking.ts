import type { HelpTopic } from './topic.ts'

export const blocking: HelpTopic = {
  id: 'blocking',
  title: 'Jemanden blockieren',
  question: 'Wie blockiere ich jemanden?',
  link: { path: '/settings#blockiert', label: 'Blockierte Leute' },
  text: 'Auf dem Profil oder im Menü einer Unterhaltung kannst du jemanden blockieren. Danach seht ihr einander nirgends mehr: nicht im Feed, nicht in Kommentaren, Stories und Vorschlägen, und ihr könnt euch nicht schreiben. Die blockierte Person erfährt davon nichts. In den Einstellungen unter „Stumm und blockiert“ hebst du die Blockierung wieder auf; gefolgt wird danach nicht von selbst.',
  words:
    'troll blockiere blockieren blockiert typen person arsch fernhalten kontakt ruhe sperren blocken loswerden los idiot stalker belästigung nerven nervt entsperren entblocken aufheben merkt',
  related: ['reporting', 'mute', 'message-requests'],
}
