import { ROOT } from '../../root.ts'
import { whileAlone } from '../preparation-lock.ts'
import { prepare } from '../preparation.ts'

/** Global setup of the tests of infra: writes the templates to `cdk.out`, if their sources changed since the last time. */
export const setup = (): Promise<void> => {
  const say = (): void => undefined
  return whileAlone(ROOT, say, () => prepare(ROOT, say))
}
