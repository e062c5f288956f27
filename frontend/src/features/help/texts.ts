export const messages = {
  title: 'AI-Hilfe',
  notice: 'Hier antwortet eine KI, kein Mensch. Sie kennt nur die Hilfetexte und kann sich irren.',
  log: 'Gespräch mit der AI-Hilfe',
  greeting: 'Hallo! Ich bin die AI-Hilfe, eine KI. Was möchtest du wissen?',
  you: 'Du',
  ai: 'KI',
  localModel: 'lokales Modell',
  thinking: 'denkt nach …',
  label: 'Deine Frage',
  placeholder: 'Frag die KI',
  send: 'Fragen',
  retry: 'Nochmal versuchen',
  suggestions: 'Vorschläge',
  failed: 'Entschuldigung, es gab einen Fehler. Bitte versuchen Sie es erneut.',
  offline: 'Du bist offline. Deine Frage bleibt hier stehen.',
  tooLong: (length: number, limit: number): string =>
    `${String(length)} von ${String(limit)} Zeichen. Fass dich kurz, die KI ist nicht die hellste.`,
} as const
