import { join } from 'node:path'
import { contracts } from '#shared/api/index.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { readAssembly, type Synthesised } from './synthesise.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Production as the global setup of these tests left it in `cdk.out`. */
export const wholeProduct = async (): Promise<Synthesised> =>
  readAssembly(
    join(ROOT, 'cdk.out', 'assembly-prod'),
    await loadCatalogue(join(ROOT, 'functions'), contracts),
  )
