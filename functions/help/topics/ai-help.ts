import type { HelpTopic } from './topic.ts'

export const aiHelp: HelpTopic = {
  id: 'ai-help',
  title: 'Diese Hilfe',
  question: 'Bist du ein Mensch?',
  link: { path: '/datenschutz', label: 'Die AI-Hilfe im Datenschutz' },
  text: 'Ich bin eine KI, kein Mensch. Ich antworte nur aus den Hilfetexten von Höllenlärm; was dort nicht steht, weiß ich nicht, und ich kann mich irren. Deine Frage geht ohne deinen Namen an einen KI-Dienst von Amazon in der EU. Gespeichert wird sie nicht, nur gezählt: Pro Tag hast du eine begrenzte Zahl von Fragen. Das Gespräch bleibt, bis du den Tab schließt.',
  words:
    'rede redest reden sprichst chatte fragst antwort gefragt bot chatbot ki mensch assistent wer bist du echt bedrock amazon frage fragen',
  related: ['privacy', 'contact'],
}
