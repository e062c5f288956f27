import { linkTo, textResponse, type Channel, type FeedEntry, type Format } from './format.ts'
import { element, escapeXml } from './xml.ts'

const atomFeed = (
  channel: Channel,
  entries: readonly FeedEntry[],
  link: (channel: Channel, entry: FeedEntry) => string,
  attributes = '',
) => {
  const items = entries.map((entry) =>
    element(
      'entry',
      [
        element('title', escapeXml(entry.title), 'type="text"'),
        `<link rel="alternate" type="text/html" href="${link(channel, entry)}"/>`,
        element('id', `tag:${new URL(channel.site).hostname},2026:${entry.path}`),
        element('published', entry.publishedAt.toISOString()),
        element('updated', entry.publishedAt.toISOString()),
        element('content', escapeXml(`<p>${escapeXml(entry.text)}</p>`), 'type="html"'),
      ].join('\n'),
    ),
  )
  const newest = entries[0]?.publishedAt ?? new Date(0)
  return textResponse(
    'application/atom+xml; charset=utf-8',
    `<?xml version="1.0" encoding="utf-8"?>\n${element(
      'feed',
      [
        element('title', escapeXml(channel.name)),
        `<link rel="self" href="${channel.site}${channel.path}"/>`,
        element('id', `${channel.site}/`),
        element('updated', newest.toISOString()),
        ...items,
      ].join('\n'),
      `xmlns="http://www.w3.org/2005/Atom"${attributes}`,
    )}`,
  )
}

export const atom: Format = (channel, entries) => atomFeed(channel, entries, linkTo)

/** Links relative to `xml:base`. */
export const atomRelative: Format = (channel, entries) =>
  atomFeed(channel, entries, (_, { path }) => path.slice(1), ` xml:base="${channel.site}/"`)
