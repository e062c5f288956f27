export {
  type DataExportItem,
  dataExportKey,
  type PackingPosition,
  putDataExport,
  type ReadingPosition,
  stepIsDue,
} from './export.items.ts'
export { archiveKey, archiveKeys, pageKey, pageKeys } from './export-objects.ts'
