import type { StatedMeasure } from '../measures.ts'

/** What a measure is called for everybody. */
export const MEASURE_NAMES: Readonly<Record<StatedMeasure, string>> = {
  dismiss: 'Kein Verstoß',
  hide: 'Verborgen',
  remove: 'Entfernt',
  'age-label': 'Als drastisch gekennzeichnet',
  hold: 'Vom Filter angehalten',
  warn: 'Verwarnung',
  suspend: 'Sperre auf Zeit',
  'end-account': 'Konto beendet',
}

/** A second look that takes no measure, and leaves the earlier ones in force. */
export const STAYS_NAME = 'Es bleibt dabei'
