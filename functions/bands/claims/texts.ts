export const CLAIM_TEXTS = {
  claim: 'Anspruch auf eine Band',
  claimed:
    'Die Band ist schon vergeben. Wenn das nicht stimmt, schreib uns über das Kontaktformular.',
  own: 'Das ist schon deine Band.',
  pending: 'Dein Anspruch liegt schon bei der Moderation. Etwas Geduld noch.',
  settled: 'Die Band wurde inzwischen von jemand anderem übernommen.',
  endedRule: 'Übernahme beendet',
  nothingToEnd: 'Hier gibt es nichts zu beenden.',
} as const
