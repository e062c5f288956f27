export {
  downloadAddress,
  openFile,
  type OpenFile,
  readJson,
  typeOfFile,
  writeFileInParts,
  writeJson,
} from './private-files.ts'
