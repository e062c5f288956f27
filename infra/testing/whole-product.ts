import { join } from 'node:path'
import { contracts } from '#shared/api/index.ts'
import { prepare } from '#scripts/local/preparation.ts'
import { whileAlone } from '#scripts/local/preparation-lock.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { readAssembly, type Synthesised } from './synthesise.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** The templates of production that `npm run synth` wrote; written again only when their sources changed. */
export const wholeProduct = async (): Promise<Synthesised> => {
  const quiet = (): void => undefined
  await whileAlone(ROOT, quiet, () => prepare(ROOT, quiet))
  return readAssembly(
    join(ROOT, 'cdk.out', 'assembly-prod'),
    await loadCatalogue(join(ROOT, 'functions'), contracts),
  )
}
