import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import type { Caller, Method } from '#shared/api/contract.ts'
import { FileChanges } from './file-changes.ts'
import { writeEndpoint } from './new-endpoint.ts'

const USAGE = `npm run new:endpoint -- listThings GET /api/things --domain things --slice things
  --caller public | member | moderator | admin   default: member
  --summary "What it does"                       for the API document
  --noun thing                                   also writes thing.items.ts and thing.repository.ts`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    domain: { type: 'string' },
    slice: { type: 'string' },
    caller: { type: 'string', default: 'member' },
    summary: { type: 'string' },
    noun: { type: 'string' },
  },
})

const [id, method, path] = positionals
const { domain, slice = domain, caller, summary, noun } = values

const isValid =
  id !== undefined &&
  method !== undefined &&
  path?.startsWith('/api/') === true &&
  domain !== undefined &&
  /^[a-z]\w*$/.test(id) &&
  ['GET', 'POST', 'PATCH', 'DELETE'].includes(method) &&
  ['public', 'member', 'reviewer', 'moderator', 'admin'].includes(caller)

if (!isValid || slice === undefined) {
  console.error(USAGE)
  process.exit(2)
}

const files = new FileChanges('.')
writeEndpoint(files, {
  id,
  method: method as Method,
  path: path as `/api/${string}`,
  caller: caller as Caller,
  domain,
  slice,
  summary: summary ?? id,
  noun,
})
execFileSync('oxfmt', files.changed, { stdio: 'inherit' })
execFileSync(process.execPath, ['scripts/tools/openapi.ts'], { stdio: 'inherit' })
console.log(files.changed.map((file) => `wrote ${file}`).join('\n'))
