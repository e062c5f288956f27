import { launch } from './launch.mjs'

await launch('scripts/checks/checks.ts')
