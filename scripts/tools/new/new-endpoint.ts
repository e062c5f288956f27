import {
  accessEntry,
  accessFile,
  contractText,
  costRow,
  functionText,
  itemsText,
  repositoryText,
  testText,
  typicalCallText,
  type NewEndpoint,
} from './endpoint-texts.ts'
import type { FileChanges } from './file-changes.ts'
import { camelCase, kebabCase } from './names.ts'

const addContract = (files: FileChanges, endpoint: NewEndpoint): void => {
  const path = `shared/api/${endpoint.slice}.ts`
  if (files.has(path)) {
    files.edit(path, (text) => `${text}\n${contractText(endpoint)}`)
    return
  }
  files.create(
    path,
    `import * as z from 'zod/mini'\nimport { contract } from './contract.ts'\n\n${contractText(endpoint)}`,
  )
  const name = camelCase(endpoint.slice)
  files.edit('shared/api/index.ts', (text) =>
    text
      .replace('import type { Contract }', `import * as ${name} from './${endpoint.slice}.ts'\n$&`)
      .replace('const modules = [', `$&\n  ${name},`),
  )
}

const addAccess = (files: FileChanges, endpoint: NewEndpoint): void => {
  const path = `functions/${endpoint.domain}/access.ts`
  if (!files.has(path)) files.create(path, accessFile(endpoint))
  else
    files.edit(path, (text) =>
      text.replace(/\n {2}endpoints: \{[ \n]/, () => `\n  endpoints: {\n${accessEntry(endpoint)}`),
    )
}

/** The row is the last of the endpoints' table. */
const addCostRow = (files: FileChanges, endpoint: NewEndpoint): void => {
  files.edit('docs/access-patterns.md', (text) => {
    const [last = ''] = /(?:^\| `\w+` +\| [\d.]+ +\| [\d.]+ +\| \d+ +\|.*\n)+/m.exec(text) ?? []
    return last === '' ? text : text.replace(last, () => `${last}${costRow(endpoint)}`)
  })
}

/** Writes the frame of an endpoint: everything that the checks ask for, with an empty answer. */
export const writeEndpoint = (files: FileChanges, endpoint: NewEndpoint): void => {
  const folder = `functions/${endpoint.domain}/${endpoint.slice}`
  const name = kebabCase(endpoint.id)
  addContract(files, endpoint)
  files.create(`${folder}/${name}.ts`, functionText(endpoint))
  files.create(`${folder}/${name}.int.test.ts`, testText(endpoint))
  addAccess(files, endpoint)
  files.create(`functions/testing/typical-calls/${name}.ts`, typicalCallText(endpoint))
  addCostRow(files, endpoint)
  if (endpoint.noun === undefined) return
  files.create(`${folder}/${endpoint.noun}.items.ts`, itemsText(endpoint.noun))
  files.create(`${folder}/${endpoint.noun}.repository.ts`, repositoryText(endpoint.noun))
}
