import { join } from 'node:path'
import { contracts } from '#shared/api/index.ts'
import { productApp } from '#infra/app.ts'
import { bundle } from '#infra/bundle.ts'
import { allHandlers, loadCatalogue } from '#infra/catalogue/catalogue.ts'
import type { StageConfig } from '#infra/stages.ts'
import { ROOT } from '../../root.ts'

/** Writes the templates of the whole product without its site, one assembly for each folder. */
export const writeProduct = async (
  assemblies: Readonly<Record<string, StageConfig>>,
): Promise<void> => {
  const catalogue = await loadCatalogue(join(ROOT, 'functions'), contracts)
  const bundles = bundle(allHandlers(catalogue))
  for (const [outdir, stage] of Object.entries(assemblies))
    productApp({ catalogue, bundles, siteDir: undefined }, [stage], { outdir }).synth()
}
