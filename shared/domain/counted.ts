/** A number in German. The first formatted one takes longer than a post takes to render, so small ones are not. */
export const numberText = (value: number): string =>
  value < 1000 ? String(value) : value.toLocaleString('de-DE')

/** A number with what is counted, in German: '1 Horn', '1.204 Horns'. */
export const counted = (count: number, one: string, many: string): string =>
  `${numberText(count)} ${count === 1 ? one : many}`
