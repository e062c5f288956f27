export { indexPage, sectionPage, dataFile, pageFile } from './pages.ts'
