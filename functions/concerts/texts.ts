export const CONCERT_TEXTS = {
  noSuchDay: 'Dieses Datum gibt es in keinem Kalender.',
  past: 'Das Datum liegt in der Vergangenheit.',
  tooFar: 'Das ist noch zu lange hin: höchstens drei Jahre im Voraus.',
  noSuchHour:
    'Diese Uhrzeit gibt es an dem Tag nicht: In der Nacht werden die Uhren auf Sommerzeit gestellt.',
  dayIsFull: 'An diesem Tag sind in dieser Stadt schon zu viele Konzerte eingetragen.',
  keyReused: 'Dieser Idempotency-Key gehört schon zu einer anderen Anfrage.',
  held: 'Dein Konzert wird erst geprüft: Es enthält einen Begriff, der hier nicht ohne Weiteres erscheint.',
  gone: 'Dieses Konzert gibt es nicht mehr.',
  otherFilter: 'Diese Seite gehört zu einer anderen Suche. Fang bitte vorn an.',
} as const
