export {
  ARTICLES,
  HELD_ARTICLES,
  articleCategoryKey,
  articleCountKey,
  articleKey,
  articlesPartition,
  heldArticleKey,
  type ArticleItem,
  type ArticleText,
  type BandLink,
  type HeldArticleItem,
  type HeldPlace,
  articleIdFor,
  articleIsPublished,
} from './article.items.ts'
export { findArticleContent } from './article-content.ts'
export { articleText, contentOf, presentArticle } from './article.presenter.ts'
export {
  articleVersionKey,
  withdrawArticleText,
  type CorrectableText,
} from './article-version.items.ts'
export { correctedArticle, replaceArticle, versionOf } from './correct-text.ts'
export { NO_ARTICLE } from './texts.ts'
export { sanitizeText } from './sanitize.ts'
export { forgetVersions } from './forget-versions.ts'
export { findTitles } from './find-titles.ts'
export { readArticle, readHeldArticle } from './article.repository.ts'
export {
  addSourcesTo,
  addSourceTo,
  chooseArticleBands,
  dropHeldArticle,
  holdArticle,
  linkArticleBands,
  MAX_SOURCES,
  publishArticle,
  removeArticle,
  replaceHeldArticle,
  restoreArticle,
  takeDownArticle,
  textOfHeld,
  versionOfHeld,
} from './change-article.ts'
export { claimTitle, dropTitleClaim, findTitleOwner } from './title-claim.ts'
