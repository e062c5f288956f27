const WEEKDAYS = ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.']

/** Such as 'Sa., 05.12.2026' of `2026-12-05`. */
export const shortDay = (date: string): string => {
  const [year, month, day] = date.split('-')
  const weekday = WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? ''
  return `${weekday}, ${day ?? ''}.${month ?? ''}.${year ?? ''}`
}
