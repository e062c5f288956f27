import { LEGAL_VERSION } from '../../../../shared/domain/legal.ts'
import { readStored, store } from '../../platform/storage.ts'

const LEGAL_KEY = 'hoellenlaerm-legal'

/** Whether this browser knows that the texts in force were accepted. */
export const isAccepted = (): boolean => readStored(LEGAL_KEY) === LEGAL_VERSION

export const rememberAcceptance = (): void => {
  store(LEGAL_KEY, LEGAL_VERSION)
}
