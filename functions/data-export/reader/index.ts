export { dataFile, pageFile } from './file-names.ts'
export { indexPage, sectionPage } from './pages.ts'
