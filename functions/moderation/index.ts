export { concernsAuthor, pathOfContent, type DecisionItem } from './log/index.ts'
export { decisionMail } from './texts.ts'
