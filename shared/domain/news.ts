/** Shared by the pipeline, the news pages and the admin pages (docs/product/news.md). */
export const ARTICLE_CATEGORIES = ['news', 'review', 'interview', 'festival'] as const
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]

export const CATEGORY_LABELS: Readonly<Record<ArticleCategory, string>> = {
  news: 'News',
  review: 'Reviews',
  interview: 'Interviews',
  festival: 'Festivals',
}

export const JOB_STATES = ['pending', 'processing', 'completed', 'failed'] as const
export type JobState = (typeof JOB_STATES)[number]

/** What can hold an article (docs/product/news.md#facts-guard). */
export const NEWS_CHECKS = [
  'fact',
  'contradiction',
  'overlap',
  'language',
  'rating',
  'content',
  'second reader',
  'banned term',
  'title',
  'story',
] as const
export type NewsCheck = (typeof NEWS_CHECKS)[number]

export const SOURCE_LANGUAGES = ['de', 'en'] as const

/** The author shown for articles: always the machine. */
export const ARTICLE_AUTHOR = 'Höllenlärm-Redaktion (KI)'
/** Name of the local stand-in for the model (docs/product/news.md#local-model). */
export const LOCAL_MODEL = 'lokales Modell'

export const MAX_RATING = 5
const WORDS_PER_MINUTE = 200

/** Minutes, at least one. */
export const estimateReadTime = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE))

/** Schedules as cron strings, in Berlin's time (docs/product/news.md#schedules). */
export const FEED_RUN_CRON = '0 * * * *'
export const ARTICLE_RUN_CRON = '*/30 * * * *'
