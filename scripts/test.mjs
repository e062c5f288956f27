import { launch } from './launch.mjs'

await launch('scripts/tools/checks/checks.ts')
