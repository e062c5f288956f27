import type { ArticleSource } from '#shared/api/articles.ts'
import type { ArticleText } from './article.items.ts'

/** What a browser could take for the beginning of an element; "I <3 Slayer" is none. */
const TAG = /<(?=[a-z/!?])[^>]*>?/giu
const UNREADABLE = /<(script|style)\b[^>]*>.*?<\/\1\s*>/gisu
const COMPARISON_LEFT = /<(?=[a-z/!?])/giu
const CONTROL = /\p{Cc}+/gu
/** What turns the direction of text, and what nobody sees. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu

/** Text of one line that is nothing but text, whatever it is put into. */
export const sanitizeText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replace(UNREADABLE, ' ')
    .replace(TAG, ' ')
    .replace(COMPARISON_LEFT, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** Only what a reader can follow; anything else is no link. */
const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol)
}

const plainTexts = (texts: readonly string[]): string[] =>
  texts.map(sanitizeText).filter((text) => text !== '')

/** An address that is none leaves the source without a link, because sentences count positions. */
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
  tags: plainTexts(text.tags),
  bands: plainTexts(text.bands),
  sentences: text.sentences.map((sentence) => ({ ...sentence, t: sanitizeText(sentence.t) })),
  sources: text.sources.map(sanitizeSource),
})
