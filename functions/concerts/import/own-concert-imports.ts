import { ownConcertImports } from '#shared/api/concert-import.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readImportHistory } from './history.repository.ts'
import { hasRows, presentImport } from './import.presenter.ts'
import { mayAuthorUndo } from './undo.rules.ts'

export const handler = endpoint(ownConcertImports, async ({ memberId }) => {
  const { isTrusted, oldEnoughAt, imports } = await readImportHistory(memberId)
  return {
    isTrusted,
    oldEnoughAt: new Date(oldEnoughAt).toISOString(),
    imports: imports
      .filter(hasRows)
      .map((item) => ({ ...presentImport(item), mayUndo: mayAuthorUndo(item) })),
    undoneCount: imports.filter(({ undone }) => undone !== undefined).length,
  }
})
