export { startArticleRun } from './article-run.ts'
export { cluster } from './cluster.ts'
