/** From this age on a child consents alone to the processing of data (Art. 8 DSGVO). */
export const CONSENT_AGE = 16

/** Drastic content is for adults (§ 2 BGB). */
export const ADULT_AGE = 18

/** Full years. Both days are `yyyy-mm-dd`; who was born on a 29 February has the birthday on 1 March in other years. */
export const ageOn = (birthday: string, day: string): number =>
  Number(day.slice(0, 4)) -
  Number(birthday.slice(0, 4)) -
  (day.slice(5) < birthday.slice(5) ? 1 : 0)

/** The 16th birthday of who is younger on that day; undefined for all others, also without a birthday. */
export const consentFrom = (birthday: string | undefined, day: string): string | undefined =>
  birthday !== undefined && ageOn(birthday, day) < CONSENT_AGE
    ? `${String(Number(birthday.slice(0, 4)) + CONSENT_AGE)}${birthday.slice(4)}`
    : undefined
