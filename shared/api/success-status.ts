import type { Contract } from './contract.ts'

/** The status of a successful answer, apart from the 304 of polled contracts. */
export const successStatus = ({ answers, status }: Contract): number =>
  answers === 'redirect' ? 302 : (status ?? 200)
