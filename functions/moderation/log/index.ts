export { concernsAuthor } from './concerns-author.rules.ts'
export { pathOfContent } from './content-path.ts'
export { isRequest } from './request.rules.ts'
