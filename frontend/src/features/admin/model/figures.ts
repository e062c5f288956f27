import type { AdminStatus } from '#shared/api/pipeline.ts'

type Queue = AdminStatus['contentQueue']

const number = new Intl.NumberFormat('de-DE')
const dollars = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'USD' })
const CENT = 0.01

export const countText = (count: number): string => number.format(count)

/** Something is never told as nothing. */
export const dollarText = (usd: number): string =>
  usd > 0 && usd < CENT ? `< ${dollars.format(CENT)}` : dollars.format(usd)

/** Of all jobs those that are done, in whole percent; 100 only when nothing is left. */
export const progressOf = ({ total, completed }: Queue): number =>
  total > 0 ? Math.floor((Math.min(completed, total) / total) * 100) : 0

/** What still waits for its article. */
export const waitingIn = ({ pending, processing }: Queue): number => pending + processing

/** 0 to 1; a budget of nothing is spent from the first cent on. */
export const shareOf = (spent: number, budget: number): number => {
  if (budget <= 0) return spent > 0 ? 1 : 0
  return Math.min(1, Math.max(0, spent / budget))
}

/** The top of a scale: the next 1, 2 or 5 with noughts, so that bars do not jump with each item. */
export const scaleTop = (values: readonly number[]): number => {
  const most = Math.max(1, ...values)
  const unit = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 5, 10].map((step) => step * unit).find((top) => top >= most) ?? most
}

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0)
