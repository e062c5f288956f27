import { expect, it } from 'vitest'
import { atom, ITEM, itemsIn, only, rss } from '#testing/feed-texts.ts'

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

it('reads RSS without a version', async () => {
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

it('reads Atom with prefixed elements', async () => {
  const xml = atom(
    '<entry><id>1</id><title>Eins</title><link href="/1"/></entry>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://basis.example/">',
  )
  const prefixed = xml.replace(/<(\/?)(?=[a-z])/g, '<$1atom:')
  expect(await only(prefixed)).toMatchObject({ title: 'Eins' })
})

it('reads Atom with an invalid date', async () => {
  const items = await itemsIn(
    atom(
      `<entry><id>1</id><title>Ohne</title><link href="https://magazin.example/1"/><published>gestern</published><updated>bald</updated></entry><entry><id>2</id><title>Mit</title><link href="https://magazin.example/2"/><published>2026-11-21T10:00:00Z</published></entry>`,
    ),
  )
  expect(items.map(({ title, publishedAt }) => [title, publishedAt])).toEqual([
    ['Ohne', null],
    ['Mit', '2026-11-21T10:00:00.000Z'],
  ])
})

it('reads undeclared entities and stray ampersands', async () => {
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

it('uses the guid as the link when there is no link', async () => {
  const xml = rss('<item><title>Eins</title><guid>https://magazin.example/1</guid></item>')
  expect((await only(xml)).url).toBe('https://magazin.example/1')
})

it('makes a title of the text when there is no title', async () => {
  const text = 'Ein langer Text über ein Album. '.repeat(20)
  const xml = rss(`<item><link>/1</link><description>${text}</description></item>`)
  const { title } = await only(xml)
  expect(title).toMatch(/^Ein langer Text .*…$/)
  expect(title.length).toBeLessThanOrEqual(100)
})

it('leaves out items without link or text', async () => {
  const unusable = `
    <item><title>Ohne Link</title><guid isPermaLink="false">7</guid></item>
    <item><title>Böse</title><link>javascript:alert(1)</link></item>
    <item><title>Datei</title><link>file:///etc/passwd</link></item>
    <item><link>https://magazin.example/leer</link></item>
    <item/>`
  expect(await itemsIn(rss(unusable + ITEM))).toHaveLength(1)
  await expect(itemsIn(rss(unusable))).rejects.toMatchObject({ code: 'unusable' })
})
