import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { FileChanges } from './file-changes.ts'
import { writeScreen } from './new-screen.ts'

const USAGE = `npm run new:screen -- things /things "Dinge"
  --query listThings --from things   the contract it shows and its file of shared/api
  --public                           guests may see it`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    query: { type: 'string' },
    from: { type: 'string' },
    public: { type: 'boolean', default: false },
  },
})

const [name, path, title] = positionals
const { query, from = name, public: isPublic } = values

if (name === undefined || !/^[a-z][a-z-]*$/.test(name) || !path?.startsWith('/') || !title) {
  console.error(USAGE)
  process.exit(2)
}

const files = new FileChanges('.')
writeScreen(files, {
  name,
  path: path as `/${string}`,
  title,
  isPublic,
  query: query === undefined ? undefined : { id: query, slice: from ?? name },
})
execFileSync('oxfmt', files.changed, { stdio: 'inherit' })
console.log(files.changed.map((file) => `wrote ${file}`).join('\n'))
