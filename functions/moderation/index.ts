export { concernsAuthor, pathOfContent } from './log/index.ts'
export { decisionMail } from './texts.ts'
