import { LIMITS } from '#shared/domain/limits.ts'

export const CONCERT_ALERT_TEXTS = {
  tooMany: `Mehr als ${LIMITS.concertAlerts} Alarme schafft kein Roadie. Nimm erst einen zurück.`,
  unknownTown: 'Diese Stadt kennen wir nicht. Bitte wähle eine aus der Liste.',
} as const
