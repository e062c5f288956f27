export { startArticleRun } from './article-run.ts'
export { groupAsked } from './group-asked.ts'
