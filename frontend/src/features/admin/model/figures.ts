import type { AdminStatus } from '#shared/api/pipeline.ts'

type Queue = AdminStatus['contentQueue']

const number = new Intl.NumberFormat('de-DE')
const dollars = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'USD' })
const CENT = 0.01

export const countText = (count: number): string => number.format(count)

/** Amounts below a cent are shown as '< 0,01 $', never as zero. */
export const dollarText = (usd: number): string =>
  usd > 0 && usd < CENT ? `< ${dollars.format(CENT)}` : dollars.format(usd)

/** The share of completed jobs in whole percent; 100 only when every job is done. */
export const percentDone = ({ total, completed }: Queue): number =>
  total > 0 ? Math.floor((Math.min(completed, total) / total) * 100) : 0

/** The number of jobs that have no article yet. */
export const waitingIn = ({ pending, processing }: Queue): number => pending + processing

/** The spent share from 0 to 1; a budget of 0 is used up by the first cent. */
export const spentShare = (spent: number, budget: number): number => {
  if (budget <= 0) return spent > 0 ? 1 : 0
  return Math.min(1, Math.max(0, spent / budget))
}

/** The top of a scale: the next 1, 2 or 5 times a power of ten, so that bars rarely rescale. */
export const scaleTop = (values: readonly number[]): number => {
  const most = Math.max(1, ...values)
  const unit = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 5, 10].map((step) => step * unit).find((top) => top >= most) ?? most
}

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0)
