import { expect, it } from 'vitest'
import type { SourceItem } from '../../sources/index.ts'
import { itemsOf, MOST_ITEMS, type NewItem } from './feed-items.ts'
import { parseFeed } from './parse-feed.ts'

const AT = Date.parse('2026-11-22T10:00:00Z')
const FEED_URL = 'https://magazin.example/feeds/rss.xml'

const SOURCE: SourceItem = {
  PK: 'SOURCES',
  SK: 'magazin',
  name: 'Magazin',
  url: FEED_URL,
  category: 'news',
  language: 'de',
  enabled: true,
  createdAt: '2026-01-01T00:00:00.000Z',
}

const itemsIn = async (xml: string): Promise<NewItem['item'][]> =>
  itemsOf(await parseFeed(xml), SOURCE, FEED_URL, AT).map(({ item }) => item)

const only = async (xml: string): Promise<NewItem['item']> => {
  const [item, ...others] = await itemsIn(xml)
  expect(others).toEqual([])
  if (!item) throw new Error('There is no item.')
  return item
}

const rss = (items: string, version = '2.0'): string =>
  `<?xml version="1.0"?><rss version="${version}" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Magazin</title><link>https://magazin.example/</link>${items}</channel></rss>`

const ITEM = `<item><title>Kvelgard kündigen Album an</title><link>https://magazin.example/kvelgard?utm_source=rss</link><description>Es heißt "Aschegrab".</description><pubDate>Sat, 21 Nov 2026 18:30:00 +0100</pubDate><guid isPermaLink="false">4711</guid></item>`

it.each(['0.91', '0.92', '2.0', '2.0.1'])('reads RSS %s', async (version) => {
  expect(await only(rss(ITEM, version))).toMatchObject({
    title: 'Kvelgard kündigen Album an',
    text: 'Es heißt "Aschegrab".',
    url: 'https://magazin.example/kvelgard',
    publishedAt: '2026-11-21T17:30:00.000Z',
    fetchedAt: '2026-11-22T10:00:00.000Z',
    sourceId: 'magazin',
    sourceName: 'Magazin',
    language: 'de',
    category: 'news',
  })
})

it('reads RSS that forgot its version', async () => {
  const xml = rss(ITEM).replace(' version="2.0"', '')
  expect(await only(xml)).toMatchObject({ title: 'Kvelgard kündigen Album an' })
})

it('reads RSS 1.0, which is RDF', async () => {
  const xml = `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://magazin.example/"><title>Magazin</title><link>https://magazin.example/</link></channel><item rdf:about="https://magazin.example/1"><title>Dornwald live</title><link>https://magazin.example/1</link><description>In Wacken.</description><dc:date>2026-11-20T12:00:00+01:00</dc:date></item></rdf:RDF>`
  expect(await only(xml)).toMatchObject({
    title: 'Dornwald live',
    text: 'In Wacken.',
    publishedAt: '2026-11-20T11:00:00.000Z',
  })
})

const atom = (entries: string, start = '<feed xmlns="http://www.w3.org/2005/Atom">'): string =>
  `<?xml version="1.0" encoding="utf-8"?>${start}<title>Magazin</title><link href="https://magazin.example/"/>${entries}</feed>`

it('reads Atom with HTML and XHTML inside', async () => {
  const items = await itemsIn(
    atom(
      `<entry><id>tag:1</id><title type="html">&lt;b&gt;Grimspire&lt;/b&gt; &amp;amp; Fjellhammer</title><link rel="edit" href="https://magazin.example/edit"/><link rel="alternate" href="https://magazin.example/1"/><updated>2026-11-21T10:00:00Z</updated><summary type="html">&lt;p&gt;Auf Tour.&lt;/p&gt;</summary></entry>
       <entry><id>tag:2</id><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Neues <em>Album</em></div></title><link href="https://magazin.example/2"/><published>2026-11-20T10:00:00Z</published><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Erscheint bei <a href="https://label.example">Nordwand</a>.</p></div></content></entry>`,
    ),
  )
  expect(items).toMatchObject([
    { title: 'Grimspire & Fjellhammer', url: 'https://magazin.example/1', text: 'Auf Tour.' },
    { title: expect.stringContaining('Album') as string, url: 'https://magazin.example/2' },
  ])
  expect(items[1]?.text).toContain('Nordwand')
})

it('reads Atom whose elements all have a prefix', async () => {
  const xml = atom(
    '<entry><id>1</id><title>Eins</title><link href="/1"/></entry>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://basis.example/">',
  )
  const prefixed = xml.replace(/<(\/?)(?=[a-z])/g, '<$1atom:')
  expect(await only(prefixed)).toMatchObject({ title: 'Eins' })
})

it('survives an Atom date that is none', async () => {
  const items = await itemsIn(
    atom(
      `<entry><id>1</id><title>Ohne</title><link href="https://magazin.example/1"/><published>gestern</published><updated>bald</updated></entry><entry><id>2</id><title>Mit</title><link href="https://magazin.example/2"/><published>2026-11-21T10:00:00Z</published></entry>`,
    ),
  )
  expect(items.map(({ title, publishedAt }) => [title, publishedAt])).toEqual([
    ['Ohne', '2026-11-22T10:00:00.000Z'],
    ['Mit', '2026-11-21T10:00:00.000Z'],
  ])
})

it('knows entities that nobody declared, and stray ampersands', async () => {
  const item = await only(
    rss(
      `<item><title>Kr&auml;he &ndash; D&ouml;mmerung &amp; Schei&szlig;e & mehr &unbekannt; &#8211; &#0; AT&T</title><link>https://magazin.example/?p=1&page=2</link><description><![CDATA[Caf&eacute; &nbsp; & Bier]]></description></item>`,
    ),
  )
  expect(item.title).toBe('Krähe – Dömmerung & Scheiße & mehr &unbekannt; – AT&T')
  expect(item.text).toBe('Café & Bier')
  expect(item.url).toBe('https://magazin.example/?p=1&page=2')
})

it('expands no entities of a DOCTYPE', async () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`
  const item = await only(
    rss(`<item><title>Eins &b; &x;</title><link>/1</link></item>`).replace('<rss', `${bomb}<rss`),
  )
  expect(item.title).toBe('Eins &b; &x;')
})

it('resolves relative links against the feed, its site or its xml:base', async () => {
  const relative = '<item><title>Eins</title><link>/news/1</link></item>'
  expect((await only(rss(relative))).url).toBe('https://magazin.example/news/1')
  const withoutSite = rss(relative).replace('<link>https://magazin.example/</link>', '')
  expect((await only(withoutSite)).url).toBe('https://magazin.example/news/1')
  const based = atom(
    '<entry><id>1</id><title>Eins</title><link href="1.html"/></entry>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://basis.example/news/">',
  )
  expect((await only(based)).url).toBe('https://basis.example/news/1.html')
})

it('takes the guid for a link where there is no other', async () => {
  const xml = rss('<item><title>Eins</title><guid>https://magazin.example/1</guid></item>')
  expect((await only(xml)).url).toBe('https://magazin.example/1')
})

it('makes a title of the text where there is none', async () => {
  const text = 'Ein langer Text über ein Album. '.repeat(20)
  const xml = rss(`<item><link>/1</link><description>${text}</description></item>`)
  const { title } = await only(xml)
  expect(title).toMatch(/^Ein langer Text .*…$/)
  expect(title.length).toBeLessThanOrEqual(100)
})

it('leaves out what leads nowhere or says nothing', async () => {
  const xml = rss(`
    <item><title>Ohne Link</title><guid isPermaLink="false">7</guid></item>
    <item><title>Böse</title><link>javascript:alert(1)</link></item>
    <item><title>Datei</title><link>file:///etc/passwd</link></item>
    <item><link>https://magazin.example/leer</link></item>
    <item/>`)
  expect(await itemsIn(xml)).toEqual([])
})

it('lets no script through, in no field and however wrapped', async () => {
  const script = '<script>alert(1)</script>'
  const wrapped = script.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const twice = wrapped.replaceAll('&', '&amp;')
  const tricks = [
    `<![CDATA[${script}]]>`,
    wrapped,
    twice,
    `<![CDATA[${wrapped}]]>`,
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<![CDATA[<scr<script>ipt>alert(1)</scr</script>ipt>]]>',
    '<![CDATA[<svg/onload=alert(1)>]]>',
    '<![CDATA[<a href="javascript:alert(1)">x</a>]]>',
    '<![CDATA[<!--><script>alert(1)//-->]]>',
    '<![CDATA[&#60;script&#62;alert(1)&#60;/script&#62;]]>',
    '<![CDATA[<iframe srcdoc="&lt;script&gt;">]]>',
    '<![CDATA[<script>never closed]]>',
    '<![CDATA[<script',
  ]
  for (const trick of tricks) {
    const end = trick.endsWith('<script') ? ']]>' : ''
    const items = await itemsIn(
      rss(
        `<item><title>A ${trick}${end} B</title><link>https://magazin.example/1</link><guid>${trick}${end}</guid><author>${trick}${end}</author><category>${trick}${end}</category><description>C ${trick}${end} D</description><pubDate>${trick}${end}</pubDate></item>`,
      ),
    )
    const said = JSON.stringify(items)
    expect(said, trick).not.toMatch(/[<>]|onerror|javascript:|srcdoc/)
  }
})

it('turns HTML into text with its paragraphs', async () => {
  const html =
    '<h2>Titel</h2><p>Erster &amp; <b>letzter</b>&nbsp;Satz.</p><ul><li>eins<li>zwei</ul>Ende<br>!'
  const item = await only(
    rss(
      `<item><title>x</title><link>/1</link><content:encoded><![CDATA[${html}]]></content:encoded><description>kurz</description></item>`,
    ),
  )
  expect(item.text).toBe('Titel\nErster & letzter Satz.\neins\nzwei\nEnde\n!')
})

it('takes the newest hundred of ten thousand', async () => {
  const items = Array.from({ length: 10_000 }, (_, index) => {
    const date = new Date(AT - ((index * 7919) % 10_000) * 60_000).toUTCString()
    return `<item><title>Nummer ${index}</title><link>/n/${index}</link><pubDate>${date}</pubDate></item>`
  })
  const taken = await itemsIn(rss(items.join('')))
  expect(taken).toHaveLength(MOST_ITEMS)
  expect(taken[0]?.publishedAt).toBe('2026-11-22T10:00:00.000Z')
  expect(taken.at(-1)?.publishedAt).toBe(new Date(AT - 99 * 60_000).toISOString())
})

it('takes an item once that stands in its feed twice', async () => {
  const again = ITEM.replace('utm_source=rss', 'utm_source=atom').replace('4711', '4712')
  const moved = ITEM.replace('kvelgard?', 'kvelgard-neu?')
  expect(await itemsIn(rss(ITEM + again + moved + ITEM))).toHaveLength(1)
})

it('cuts what is too long between characters', async () => {
  const item = await only(
    rss(
      `<item><title>${'🤘'.repeat(400)}</title><link>/1</link><description>${'Wort '.repeat(3000)}</description></item>`,
    ),
  )
  expect(item.title.length).toBeLessThanOrEqual(300)
  expect(item.title.isWellFormed()).toBe(true)
  expect(item.text.length).toBeLessThanOrEqual(4000)
  expect(item.text).toMatch(/Wort…$/)
})

it.each([
  ['', 'empty'],
  ['  \n ', 'empty'],
  ['<!doctype html><html><body>Wartung</body></html>', 'not_a_feed'],
  ['{"version": "https://jsonfeed.org/version/1.1"}', 'not_a_feed'],
  ['not xml at all', 'not_a_feed'],
  ['<rss version="2.0"><channel><item><title>offen', 'broken'],
  ['<rss version="2.0"><channel><title>a</titel></channel></rss>', 'broken'],
  ['<rss version="2.0"></rss>', 'broken'],
  ['<feed xmlns="http://www.w3.org/2005/Atom"><entry><link>x</link></entry></feed>', 'broken'],
])('%j is %s', async (xml, code) => {
  await expect(parseFeed(xml)).rejects.toMatchObject({ name: 'FeedProblem', code })
})

it('takes a feed without items for what it is', async () => {
  expect(await itemsIn(rss(''))).toEqual([])
  expect(await itemsIn(atom(''))).toEqual([])
})

it.each([
  ['unclosed tags', `<item><title>${'&lt;'.repeat(60_000)}</title></item>`],
  [
    'unclosed comments',
    `<item><description><![CDATA[${'<!--'.repeat(60_000)}]]></description></item>`,
  ],
  ['unclosed CDATA', '<![CDATA['.repeat(40_000)],
  ['ampersands', `<item><title>${'&'.repeat(200_000)}</title></item>`],
  ['depth', '<a>'.repeat(60_000)],
  [
    'block tags',
    `<item><content:encoded><![CDATA[${'<h'.repeat(100_000)}]]></content:encoded></item>`,
  ],
  ['spaces', `<item><title>${' '.repeat(300_000)}x</title></item>`],
])('is not slowed down by %s', async (_, body) => {
  const before = process.cpuUsage()
  await itemsIn(rss(body)).catch(() => [])
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(2500)
})
