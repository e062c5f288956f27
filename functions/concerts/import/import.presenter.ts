import { ulidDate } from '#shared/domain/ids.ts'
import { importIdOf, type ImportItem } from './import.items.ts'

export const presentImport = (item: ImportItem) => ({
  id: importIdOf(item),
  createdAt: ulidDate(importIdOf(item)),
  gigs: item.gigs,
  held: item.held,
  isWithheld: item.withheld === true,
  undoneBy: item.undone ?? null,
  progress: item.task === undefined ? null : (item.done ?? 0),
})

/** An import of which no row was accepted is not shown. */
export const hasRows = ({ gigs, held }: ImportItem): boolean => gigs + held > 0
