import { LOCAL_MODEL } from '#shared/domain/news.ts'
import { TRY_FEED } from './texts.ts'
import type { Tried, TriedArticle } from './try-feed.ts'

const DATE = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

const DIGITS = 4

const dateOf = (publishedAt: string | null): string =>
  publishedAt === null ? TRY_FEED.noDate : DATE.format(new Date(publishedAt))

const section = (heading: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}\n`

const itemLines = ({ items }: Tried): string[] =>
  items.flatMap(({ title, url, publishedAt }) => [`${dateOf(publishedAt)}  ${title}`, `    ${url}`])

const leftOutLines = ({ leftOut }: Tried): string[] =>
  leftOut.flatMap(({ title, link, reason }) => [
    title || link || TRY_FEED.untitled,
    `    ${reason}`,
  ])

const storyLines = ({ stories }: Tried): string[] =>
  stories.flatMap(({ title, items }, index) => [
    `${index + 1}. ${TRY_FEED.story(title, items.length)}`,
    ...(items.length > 1 ? items.map((item) => `     – ${item.title}`) : []),
  ])

const articleLines = (
  { outcome, title, excerpt, paragraphs, reasons }: TriedArticle,
  index: number,
): string[] => [
  `${index + 1}. ${title}`,
  `   → ${TRY_FEED[outcome]}`,
  ...reasons.map((reason) => `     – ${reason}`),
  ...[excerpt, ...paragraphs].filter((text) => text !== '').map((text) => `   ${text}`),
]

const articlesOf = ({ articles, stories }: Tried): string => {
  if (stories.length === 0) return `\n${TRY_FEED.nothing}\n`
  const rest = stories.length - articles.length
  return section(TRY_FEED.articles, [
    ...articles.flatMap(articleLines),
    ...(rest > 0 ? [TRY_FEED.notWritten(rest)] : []),
  ])
}

const writerOf = ({ models, cost }: Tried): string => {
  if (models.writing === LOCAL_MODEL) return TRY_FEED.local
  const [writing, checking] = [cost.writing, cost.checking].map((usd) =>
    usd.toFixed(DIGITS).replace('.', ','),
  )
  return TRY_FEED.cost(models.writing, writing ?? '', checking ?? '')
}

/** For editors and operators, in German. */
export const describe = (tried: Tried): string =>
  [
    `${TRY_FEED.heading(tried.from)}\n${TRY_FEED.read(tried.items.length, tried.leftOut.length)}\n`,
    section(TRY_FEED.items, itemLines(tried)),
    section(TRY_FEED.notRead, leftOutLines(tried)),
    section(TRY_FEED.stories, storyLines(tried)),
    articlesOf(tried),
    tried.articles.length > 0 ? `\n${writerOf(tried)}` : '',
  ].join('')
