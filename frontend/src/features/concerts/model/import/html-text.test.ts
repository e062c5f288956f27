// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { calendar, event, submissionsOf } from './imported-files.ts'
import { readHtml, findTicketAddress } from './html-text.ts'

describe('a text', () => {
  it.each([
    ['<p>Einlass: 19:00</p><p>Beginn: 20:00</p>', 'Einlass: 19:00\nBeginn: 20:00'],
    ['VVK 18&nbsp;&euro;<br/>AK 22&#8364;', 'VVK 18 €\nAK 22€'],
    ['Eisenkr&auml;he &amp; Rostfra&szlig;', 'Eisenkrähe & Rostfraß'],
    ['&lt;b&gt;Laut&lt;/b&gt; &amp;amp; lange', 'Laut & lange'],
    ['<ul><li>Stoner &amp; Doom</li><li>Sludge</li></ul>', 'Stoner & Doom\nSludge'],
    ['<div><span style="color:red">Laut</span></div><script>alert(1)</script>', 'Laut'],
    ['AC<DC', 'AC<DC'],
    ['<code>', '<code>'],
    ['Tom & Jerry; laut', 'Tom & Jerry; laut'],
    ['Zeile 1\nZeile 2 &amp; 3', 'Zeile 1\nZeile 2 & 3'],
    ['A &gt; B &lt;3', 'A > B <3'],
  ])('%j reads %j', (source, text) => {
    expect(readHtml(source).text).toBe(text)
  })

  it.each([
    ['<a href="https://t.test/?a=1&amp;b=2">Karten hier</a>', 'https://t.test/?a=1&b=2'],
    ['<a href="https://t.test/?a=1&copy=2">Karten</a>', 'https://t.test/?a=1&copy=2'],
    ['Tickets: https://t.test/1.', 'https://t.test/1'],
    [
      '<a href="https://www.google.com/url?q=https://t.test/2&amp;sa=D">VVK</a>',
      'https://t.test/2',
    ],
    [
      '<a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Ft.test%2F2%3Fa%3D1&amp;data=05">VVK</a>',
      'https://t.test/2?a=1',
    ],
    ['Band: https://b.test Tickets: https://t.test/tickets', 'https://t.test/tickets'],
    ['Eins: https://a.test zwei: https://b.test', undefined],
    ['<a href="javascript:alert(1)">Tickets</a>', undefined],
    ['nichts', undefined],
  ])('%j has the tickets at %s', (source, address) => {
    expect(findTicketAddress(readHtml(source).links)).toBe(address)
  })
})

describe('an imported text', () => {
  it('is read in an event, and keeps the address of the tickets', async () => {
    const description =
      'DESCRIPTION:<p>Einlass: 19:00 Uhr</p><br><b>VVK 18&nbsp\\;&euro\\;</b><br><a href="https://t.test/?a=1&amp\\;b=2">Karten hier</a>'
    const [row] = await submissionsOf(
      calendar(
        event(
          'DTSTART:20270521T180000Z',
          'SUMMARY:Eisenkr&auml\\;he + Rostfraß',
          'LOCATION:Hammerwerk\\, 44135 Dortmund',
          description,
        ),
      ),
    )
    expect(row).toMatchObject({
      bandName: 'Eisenkrähe + Rostfraß',
      time: '20:00',
      ticketUrl: 'https://t.test/?a=1&b=2',
      description: 'Einlass: 19:00 Uhr\nVVK 18 €\nKarten hier (https://t.test/?a=1&b=2)',
    })
  })

  it('is read from the HTML of Outlook when there is no other', async () => {
    const html = 'X-ALT-DESC;FMTTYPE=text/html:<html><body><p>Laut</p></body></html>'
    const [row] = await submissionsOf(
      calendar(event('DTSTART:20270521T180000Z', 'SUMMARY:X', 'LOCATION:A\\, Ulm', html)),
    )
    expect(row?.description).toBe('Laut')
  })

  it('is read in a table', async () => {
    const [row] = await submissionsOf(
      'Band,Venue,Stadt,Datum,Tickets,Infos\n"Tom &amp; Jerry","Linde","Ulm","24.12.2026","https://t.test/?a=1&amp;b=2","<b>Laut</b>"',
    )
    expect(row).toMatchObject({
      bandName: 'Tom & Jerry',
      ticketUrl: 'https://t.test/?a=1&b=2',
      description: 'Laut',
    })
  })
})
