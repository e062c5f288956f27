import { join } from 'node:path'
import { contracts } from '#shared/api/index.ts'
import { unfilledFields } from '#shared/domain/operator.ts'
import { productApp } from './app.ts'
import { bundle } from './bundle.ts'
import { allHandlers, loadCatalogue } from './catalogue/catalogue.ts'
import { builtSite } from './constructs/site-files.ts'
import { isDeployment, outdir } from './env.ts'
import { stagesToWrite } from './stages-to-write.ts'
import { stages } from './stages.ts'

const root = join(import.meta.dirname, '..')
const catalogue = await loadCatalogue(join(root, 'functions'), contracts)
const bundles = bundle(allHandlers(catalogue))
const siteDir = builtSite(root)
if (!siteDir) console.warn('The SPA is not built (npm run build): no files go to the site bucket.')

const { wanted, refused } = stagesToWrite(Object.values(stages), isDeployment, unfilledFields())
for (const stage of refused) console.error(stage)
productApp({ catalogue, bundles, siteDir }, wanted, { outdir }).synth()
const names = wanted.map(({ name }) => name).join(' and ')
console.log(`${names}: templates in ${outdir}, accepted by all checks.`)
