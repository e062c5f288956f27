export { startArticleRun } from './article-run.ts'
export { cluster } from './group-by-event.ts'
