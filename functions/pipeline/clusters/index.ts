export { startArticleRun } from './article-run.ts'
export { groupByEvent } from './group-by-event.ts'
