import { launch } from './launch.mjs'

await launch('scripts/product/start.ts')
