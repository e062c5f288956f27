import { expect, it } from 'vitest'
import { only, rss } from '#testing/feed-texts.ts'
import { htmlToText } from '../html-to-text.ts'

const SITE = 'https://krachblatt.example/'
const OWN = `${SITE}2026/11/grabesruh-album/`
const PAGE = { url: new URL(OWN), site: new URL(SITE) }
const STORY = '<p>Grabesruh veröffentlichen am 12. März ihr drittes Album.</p>'
const READ = 'Grabesruh veröffentlichen am 12. März ihr drittes Album.'

const link = (href: string, text: string): string => `<a href="${href}">${text}</a>`
const other = (text = 'Rostfraß lösen sich nach zehn Jahren auf'): string =>
  link('/2026/11/rostfrass/', text)

it.each([
  ['a list of links', `<ul><li>${other()}</li><li>${other('Eisenkrähe')}</li></ul>`],
  ['its heading', `<h3>Das könnte dich auch interessieren</h3><ul><li>${other()}</li></ul>`],
  ['a bold heading', `<p><strong>Mehr davon</strong></p><p>${other()}</p>`],
  ['a line before links', `<p>Weitere Meldungen:</p><p>${other()}<br>${other()}</p>`],
  ['a teaser in the text', `<p><em>Lest auch: ${other()}</em></p>`],
  ['a teaser with its text', `<div><h4>${other()}</h4><p>Die Band aus Kassel gibt auf.</p></div>`],
  [
    'an embedded page',
    `<blockquote>${link(`${SITE}rostfrass/`, 'Rostfraß geben auf')}</blockquote>`,
  ],
  [
    'what WordPress adds',
    `<p>The post ${link(OWN, 'Album')} appeared first on ${link(SITE, 'Krachblatt')}.</p>`,
  ],
  [
    'the same in German',
    `<p>Der Beitrag ${link(`${OWN}?utm_source=rss`, 'Grabesruh')} erschien zuerst auf ${link('https://www.krachblatt.example', 'Krachblatt')}.</p>`,
  ],
  ['"read on"', `<p>${link(OWN, 'Weiterlesen →')}</p>`],
  ['"comment"', `<p>${link(`${OWN}#comments`, '3 Kommentare')}</p>`],
  [
    'tags',
    '<p>Tags: <a rel="tag" href="/tag/doom">Doom</a>, <a rel="tag" href="/tag/kassel">Kassel</a></p>',
  ],
  [
    'buttons that share',
    `<p>Teilen: ${link(`https://www.facebook.com/sharer.php?u=${encodeURIComponent(OWN)}`, 'Facebook')} ${link(`https://t.example/share?text=x&url=${OWN}`, 'Telegram')}</p>`,
  ],
  ['buttons by mail', `<p>${link(`mailto:?body=${OWN}`, 'Per Mail verschicken')}</p>`],
  [
    'a class that shares',
    '<div class="sharedaddy sd-sharing-enabled"><h3>Teilen mit:</h3><p>Rostfraß</p></div>',
  ],
  [
    'the box about the author',
    '<div class="author-box"><h4>Jonas Rabe</h4><p>Jonas wurde 2003 verhaftet und schreibt seit 2005.</p></div>',
  ],
  ['a byline', '<p>Von <a rel="author" href="/autor/jonas">Jonas Rabe</a></p>'],
  ['related posts of a plugin', '<div id="jp-relatedposts"><p>Rostfraß sind im Studio.</p></div>'],
  ['a navigation', `<nav><ul><li>News</li></ul></nav>`],
  ['a footer', '<footer><p>Rostfraß sind im Studio.</p></footer>'],
  ['a role', '<div role="complementary"><p>Rostfraß sind im Studio.</p></div>'],
  ['a form', '<form><p>Abonniere uns!</p><button>Los</button></form>'],
])('leaves out what the page adds: %s', (_, added) => {
  expect(htmlToText(`${STORY}${added}`, PAGE)).toBe(READ)
})

it.each([
  [
    'a band that is linked',
    `<p>${link('/band/grabesruh', 'Grabesruh')} spielen mit ${link('/band/x', 'Eisenkrähe')}.</p>`,
    'Grabesruh spielen mit Eisenkrähe.',
  ],
  [
    'dates with tickets',
    `<ul><li>${link('https://karten.example/1', '12.03. Köln, Essigfabrik')}</li><li>13.03. Essen – ${link('https://karten.example/2', 'Tickets')}</li></ul>`,
    '12.03. Köln, Essigfabrik\n13.03. Essen – Tickets',
  ],
  [
    'a text with "read on" at its end',
    `<p>Das Album heißt Aschefeld. ${link(OWN, 'Weiterlesen')}</p>`,
    'Das Album heißt Aschefeld.',
  ],
  [
    'a heading in the text',
    `<h2>Die Termine</h2><p>Am 3. April in Essen.</p>`,
    'Die Termine\nAm 3. April in Essen.',
  ],
  [
    'a linked heading of the story',
    `<h2>${link('/band/x', 'Eisenkrähe')}</h2><p>Die Band spielt um 20 Uhr.</p>`,
    'Die Band spielt um 20 Uhr.',
  ],
  ['a text that is one link', `<a href="${OWN}"><p>Grabesruh kommen.</p></a>`, 'Grabesruh kommen.'],
  [
    'a list of links that is all',
    `<ul><li>${other()}</li></ul>`,
    'Rostfraß lösen sich nach zehn Jahren auf',
  ],
])('keeps what belongs to the story: %s', (_, html, text) => {
  expect(htmlToText(html, PAGE)).toBe(text)
})

const itemOf = (description: string) =>
  only(
    rss(
      `<item><title>Grabesruh kündigen Album an</title><link>${OWN}</link><description><![CDATA[${description}]]></description></item>`,
    ),
  )

it.each([
  'Es heißt Aschefeld. The post Grabesruh kündigen Album an appeared first on Krachblatt.',
  'Es heißt Aschefeld.<br>Grabesruh kündigen Album an – zuerst bei Krachblatt',
  `Es heißt Aschefeld. <p>Der Beitrag <a href="${OWN}">Grabesruh kündigen Album an</a> erschien auf <a href="https://magazin.example/">Magazin</a>.</p>`,
])('leaves out a last sentence that only repeats the title: %s', async (description) => {
  expect((await itemOf(description)).text).toBe('Es heißt Aschefeld.')
})

it.each([
  ['Das Management dementiert. Wörtlich: "Mara Stahl ist nicht', 'Das Management dementiert.'],
  ['Es heißt Aschefeld. Die Band ist nicht […]', 'Es heißt Aschefeld.'],
  ['Es heißt Aschefeld.\nDie Tour wurde abge...', 'Es heißt Aschefeld.'],
  ['Das Management dementiert. Mara Stahl ist nicht (…)', 'Das Management dementiert.'],
  ['Das Management dementiert. Mara Stahl ist nicht … weiterlesen', 'Das Management dementiert.'],
  ['Das Management dementiert. Mara Stahl ist nicht... [Read more]', 'Das Management dementiert.'],
  ['Es heißt Aschefeld. …And Oceans kommen', 'Es heißt Aschefeld. …And Oceans kommen'],
  ['Sie spielen am 12. März in Köln &hellip;', 'Sie spielen am 12. März in Köln …'],
  ['Termine: Essen\n12.3. Köln', 'Termine: Essen\n12.3. Köln'],
  ['Er sagte: "Wir machen weiter."', 'Er sagte: "Wir machen weiter."'],
])('takes a sentence that the feed breaks off for no evidence: %s', async (written, text) => {
  expect((await itemOf(written)).text).toBe(text)
})
