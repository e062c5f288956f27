import { expect, it } from 'vitest'
import { expectCpu } from '#testing/measured.ts'
import { AT, atom, ITEM, itemsIn, only, rss } from '#testing/feed-texts.ts'
import { MAX_ITEMS } from './feed-items.ts'
import { parseFeed } from './parse-feed.ts'

it('removes scripts from all fields, however encoded', async () => {
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

it('keeps the newest hundred of ten thousand items', async () => {
  const items = Array.from({ length: 10_000 }, (_, index) => {
    const date = new Date(AT - ((index * 7919) % 10_000) * 60_000).toUTCString()
    return `<item><title>Nummer ${index}</title><link>/n/${index}</link><pubDate>${date}</pubDate></item>`
  })
  const taken = await itemsIn(rss(items.join('')))
  expect(taken).toHaveLength(MAX_ITEMS)
  expect(taken[0]?.publishedAt).toBe('2026-11-22T10:00:00.000Z')
  expect(taken.at(-1)?.publishedAt).toBe(new Date(AT - 99 * 60_000).toISOString())
})

it('keeps an item once when its feed repeats it', async () => {
  const again = ITEM.replace('utm_source=rss', 'utm_source=atom').replace('4711', '4712')
  const moved = ITEM.replace('kvelgard?', 'kvelgard-neu?')
  expect(await itemsIn(rss(ITEM + again + moved + ITEM))).toHaveLength(1)
})

it('cuts long texts between characters', async () => {
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
])('fails for %j with %s', async (xml, code) => {
  await expect(parseFeed(xml, AT)).rejects.toMatchObject({ name: 'FeedProblem', code })
})

it('reads a feed without items', async () => {
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
])('is not slowed down by %s', { tags: ['measure'] }, async (_, body) => {
  await expectCpu(50, () => itemsIn(rss(body)).catch(() => []))
})
