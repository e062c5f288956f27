import { linkTo, textResponse, type Format } from './format.ts'
import { element, escapeXml } from './xml.ts'

const NAMESPACES = [
  'xmlns="http://purl.org/rss/1.0/"',
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ')

/** RSS 1.0: the items are siblings of the channel, and dates use Dublin Core. */
export const rdf: Format = (channel, entries) => {
  const links = entries.map((entry) => linkTo(channel, entry))
  const head = [
    element('title', escapeXml(channel.name)),
    element('link', channel.site),
    element('description', escapeXml(channel.name)),
    element(
      'items',
      element('rdf:Seq', links.map((link) => `<rdf:li rdf:resource="${link}"/>`).join('')),
    ),
  ].join('\n')
  const items = entries.map((entry, index) =>
    element(
      'item',
      [
        element('title', escapeXml(entry.title)),
        element('link', links[index] ?? ''),
        element('description', escapeXml(entry.text)),
        element('dc:date', entry.publishedAt.toISOString()),
      ].join('\n'),
      `rdf:about="${links[index] ?? ''}"`,
    ),
  )
  const content = [element('channel', head, `rdf:about="${channel.site}"`), ...items].join('\n')
  return textResponse(
    'application/rdf+xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n${element('rdf:RDF', content, NAMESPACES)}`,
  )
}
