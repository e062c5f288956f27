export { findArticleSubject } from './article-subject.ts'
