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

export const faultIn = (titles: readonly string[]): Fault | undefined =>
  FAULTS.find((fault) => titles.some((title) => title.includes(FAULT_TITLES[fault])))
