import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { contracts } from '#shared/api/index.ts'
import { openApiDocument } from './openapi/document.ts'

const FILE = resolve(import.meta.dirname, '../../docs/openapi.json')

const text = `${JSON.stringify(openApiDocument(contracts), null, 2)}\n`

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text)
  console.log(`docs/openapi.json describes ${contracts.length} endpoints.`)
} else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  console.error(
    'docs/openapi.json is not what the contracts say. Run "npm run openapi" and commit it.',
  )
  process.exitCode = 1
}
