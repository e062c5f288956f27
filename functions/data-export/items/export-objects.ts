/** Below a prefix that no edge serves. Keys follow from the item, so everything can be removed without a list. */
const prefixOf = (memberId: string, exportId: string): string => `exports/${memberId}/${exportId}`

interface ExportRef {
  readonly memberId: string
  readonly exportId: string
}

export const pageKey = ({ memberId, exportId }: ExportRef, page: number): string =>
  `${prefixOf(memberId, exportId)}/pages/${page}.json`

/** @param number from 1 */
export const archiveKey = ({ memberId, exportId }: ExportRef, number: number): string =>
  `${prefixOf(memberId, exportId)}/archive-${number}.zip`

interface Written extends ExportRef {
  readonly pages: number
  readonly archives: readonly number[]
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** One more than was recorded, because the step that failed may have written it. */
export const pageKeys = (written: Written): string[] =>
  upTo(written.pages + 1).map((page) => pageKey(written, page))

export const archiveKeys = (written: Written): string[] =>
  upTo(written.archives.length + 1).map((index) => archiveKey(written, index + 1))
