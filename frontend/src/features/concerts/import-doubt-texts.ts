/** Questions about rows, and the answers that the preview offers. */
export const STATUS_QUESTIONS = {
  unclear: (words: string) => `Gehört „${words}“ zum Namen?`,
  isName: (title: string) => `Ja, die Band heißt „${title}“`,
  isStatus: (name: string, status: string) => `Nein: „${name}“, ${status}`,
  moved: (words: string) => `„${words}“: Wann findet es statt?`,
  movedTo: (day: string) => `Am ${day}`,
  asGiven: (day: string) => `Am ${day}, wie angegeben`,
  movedSomewhere: (words: string) => `„${words}“: Was heißt das für diesen Termin?`,
  takesPlace: 'Findet statt, wie angegeben',
  isCancelled: 'Findet nicht statt',
  unknown: (text: string) => `Den Status „${text}“ kennen wir nicht. Findet es statt?`,
  tentative: 'Der Kalender nennt den Termin vorläufig. Steht er fest?',
  isFixed: 'Ja, steht fest',
}

export const STATUS_NAMES = {
  available: 'findet statt',
  sold_out: 'ausverkauft',
  cancelled: 'abgesagt',
  moved: 'verlegt',
  rescheduled: 'Nachholtermin',
} as const
