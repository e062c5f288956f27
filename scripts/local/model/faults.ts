/** Failures of the real service that the local model can reproduce. */
export const FAULTS = [
  'throttled',
  'unavailable',
  'brokenJson',
  'wrongLanguage',
  'refusal',
  'filtered',
  'invention',
  'slow',
] as const
export type Fault = (typeof FAULTS)[number]

/** An item whose title contains this text provokes the fault each time. */
export const FAULT_TITLES: Readonly<Record<Fault, string>> = {
  throttled: 'Notstrom: zu viele Anfragen',
  unavailable: 'Notstrom: Dienst nicht erreichbar',
  brokenJson: 'Notstrom: zerbrochene Antwort',
  wrongLanguage: 'Notstrom: falsche Sprache',
  refusal: 'Notstrom: verweigerte Antwort',
  filtered: 'Notstrom: gefilterte Antwort',
  invention: 'Notstrom: erfundene Zahl',
  slow: 'Notstrom: langsame Antwort',
}

/** The same for the second reader, who sees an article only after it is written. */
export const READER_FAULT_TITLES: Readonly<Partial<Record<Fault, string>>> = {
  throttled: 'Gegenlesen: zu viele Anfragen',
  unavailable: 'Gegenlesen: Dienst nicht erreichbar',
  brokenJson: 'Gegenlesen: zerbrochene Antwort',
  refusal: 'Gegenlesen: verweigerte Antwort',
  invention: 'Gegenlesen: erfundene Stelle',
  slow: 'Gegenlesen: langsame Antwort',
}

export const faultIn = (
  titles: readonly string[],
  faultTitles: Readonly<Partial<Record<Fault, string>>> = FAULT_TITLES,
): Fault | undefined =>
  FAULTS.find((fault) => {
    const provoking = faultTitles[fault]
    return provoking !== undefined && titles.some((title) => title.includes(provoking))
  })
