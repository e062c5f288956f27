import type { ArticleSource } from '#shared/api/articles.ts'
import type { ArticleText } from './article.items.ts'

/** What a browser can take for a tag; "I <3 Slayer" is none. */
const TAG = /<(?=[a-z/!?])[^>]*>?/giu
const UNREADABLE = /<(script|style)\b[^>]*>.*?<\/\1\s*>/gisu
const TAG_START = /<(?=[a-z/!?])/giu
const CONTROL = /\p{Cc}+/gu
/** Invisible characters, and those that change the direction of text. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu

/** One line of text without markup, control or invisible characters. */
export const sanitizeText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replace(UNREADABLE, ' ')
    .replace(TAG, ' ')
    .replace(TAG_START, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol)
}

const sanitizeTexts = (texts: readonly string[]): string[] =>
  texts.map(sanitizeText).filter((text) => text !== '')

/** A source whose URL is not a web address keeps its place without a link, because sentences cite positions. */
export const sanitizeSource = ({
  name,
  title,
  url,
  publishedAt,
}: ArticleSource): ArticleSource => ({
  name: sanitizeText(name),
  title: sanitizeText(title),
  url: isWebAddress(url) ? new URL(url).href : '',
  publishedAt,
})

/** Nothing executable is stored, so nothing executable can be shown. */
export const sanitizeArticle = (text: ArticleText): ArticleText => ({
  ...text,
  title: sanitizeText(text.title),
  excerpt: sanitizeText(text.excerpt),
  tags: sanitizeTexts(text.tags),
  bands: sanitizeTexts(text.bands),
  sentences: text.sentences.map((sentence) => ({ ...sentence, t: sanitizeText(sentence.t) })),
  sources: text.sources.map(sanitizeSource),
})
