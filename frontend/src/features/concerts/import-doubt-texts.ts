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

export const WHEN_QUESTIONS = {
  days: (days: string) => `mehrtägig (${days}): Was soll in den Kalender?`,
  each: 'Ein Konzert je Tag',
  first: 'Nur der erste Tag',
  midnight: 'Beginn um 00:00 Uhr: Stimmt das?',
  isMidnight: 'Ja, um Mitternacht',
  isUnknown: 'Nein, Beginn unbekannt',
  unreadable: (text: string) => `„${text}“ verstehen wir nicht als Uhrzeit.`,
  withoutTime: 'Ohne Beginn übernehmen',
  twoTimes: (text: string) => `„${text}“: Wann ist der Beginn?`,
  at: (time: string) => `Um ${time} Uhr`,
  unreadableEnd: (text: string) => `„${text}“ verstehen wir nicht als letzten Tag.`,
  onlyOne: (day: string) => `Nur am ${day}`,
}

export const WHEN_TEXTS = { doors: (time: string) => `Einlass: ${time} Uhr` }

export const ZONE_QUESTIONS = {
  unknown: (zone: string) => `Die Zeitzone „${zone}“ kennen wir nicht. Wann beginnt es am Ort?`,
  where: (zone: string) => `Die Zeit steht in der Zeitzone „${zone}“. Wann beginnt es am Ort?`,
  at: (time: string) => `Um ${time} Uhr`,
}

export const TOWN_QUESTIONS = { which: (name: string) => `Welches „${name}“ ist gemeint?` }

export const SAME_QUESTIONS = {
  isSame: (time: string) =>
    `Um ${time} Uhr steht es dort schon im Kalender. Ist das dasselbe Konzert?`,
  same: 'Ja, das sind Einlass und Beginn',
  other: 'Nein, das sind zwei Konzerte',
}
