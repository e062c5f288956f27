export { startArticleRun } from './article-run.ts'
export { cluster, type Cluster, type KnownStory, type NewItem } from './cluster.ts'
