import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeTable } from './look-alikes/make-table.ts'

const FILE = resolve(import.meta.dirname, '../../shared/domain/banned/look-alikes.ts')

const rows = Object.entries(makeTable()).map(([letters, characters]) => {
  const key = /^\d/.test(letters) ? `'${letters}'` : letters
  return `  ${key}: '${characters}',`
})

writeFileSync(
  FILE,
  `/** Characters that read as these letters. Written by npm run look-alikes; source and licence: docs/third-party.md. */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
${rows.join('\n')}
}
`,
)
