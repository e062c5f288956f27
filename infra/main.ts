import { join } from 'node:path'
import { contracts } from '../shared/api/index.ts'
import { productApp } from './app.ts'
import { bundle } from './bundle.ts'
import { allHandlers, loadCatalogue } from './catalogue/catalogue.ts'
import { builtSite } from './constructs/site-files.ts'
import { outdir } from './env.ts'
import { stages } from './stages.ts'

const root = join(import.meta.dirname, '..')
const catalogue = await loadCatalogue(join(root, 'functions'), contracts)
const bundles = bundle(allHandlers(catalogue))
const siteDir = builtSite(root)
if (!siteDir) console.warn('The SPA is not built (npm run build): no files go to the site bucket.')

productApp({ catalogue, bundles, siteDir }, Object.values(stages), { outdir }).synth()
console.log(`${Object.keys(stages).join(' and ')}: templates in ${outdir}, accepted by all checks.`)
