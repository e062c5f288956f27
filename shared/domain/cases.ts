/** Minutes for which a case is assigned; prolonged while its page is open. */
export const ASSIGNMENT_MINUTES = 15

/** Whom moderators inform when a life may be in danger (Art. 18 DSA), as the audit log names them. */
export const AUTHORITIES = {
  emergency: 'Notruf 110 oder 112',
  police: 'Polizei',
  'state-police': 'Landeskriminalamt',
  'federal-police': 'Bundeskriminalamt',
  'child-protection': 'Jugendamt oder Beschwerdestelle',
  other: 'Andere Stelle',
} as const

export type Authority = keyof typeof AUTHORITIES
