const format = new Intl.NumberFormat('de-DE')

/** A number as text, `10.000`. */
export const formatCount = (count: number): string => format.format(count)
