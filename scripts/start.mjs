import { launch } from './launch.mjs'

await launch('scripts/local/start.ts')
