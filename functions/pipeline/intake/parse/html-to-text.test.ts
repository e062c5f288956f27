import { expect, it } from 'vitest'
import { htmlToText } from './html-to-text.ts'

it.each([
  ['Kvelgard', 'Kvelgard'],
  ['<b>Fett</b> und <i>schräg</i>', 'Fett und schräg'],
  ['Eins<br>zwei<br/>drei', 'Eins\nzwei\ndrei'],
  ['<p>Eins</p><p>zwei</p>', 'Eins\nzwei'],
  ['a &amp; b &lt;3 &nbsp; c', 'a & b ‹3 c'],
  ['Alter > 18 und < 30', 'Alter › 18 und ‹ 30'],
  ['5 < 6 <b>und</b> 7 > 6', '5 ‹ 6 und 7 › 6'],
  ['&amp;amp;lt;script&amp;amp;gt;alert(1)&amp;amp;lt;/script&amp;amp;gt;', ''],
  ['vor<script>var a = "<b>"</script>nach', 'vornach'],
  ['vor<SCRIPT src="x"></SCRIPT >nach', 'vornach'],
  ['vor<style>p{}</style>nach<!-- <b>nichts</b> -->!', 'vornach!'],
  ['vor<script>nie zu', 'vor'],
  ['vor<img src=x onerror="alert(1)', 'vor'],
  ['<a href="javascript:alert(1)">Link</a>', 'Link'],
  ['<scr<b></b>ipt>alert(1)</script>', 'ipt›alert(1)'],
  ['<![CDATA[Text]]>', ''],
  ['<?php echo 1 ?>Text', 'Text'],
  ['wei\u00adches Tren\u200bnen\ufeff', 'weiches Trennen'],
  ['gerade\u202eherum', 'geradeherum'],
  ['Null\u0000 und \u001b[31mrot', 'Null und [31mrot'],
  ['halb \ud83e', 'halb \ufffd'],
  ['a\u0308', 'ä'],
  ['  viel \t  Platz \n\n\n hier ', 'viel Platz\nhier'],
  ['&#8222;Größe&#x201C; &euro; 5', '„Größe“ € 5'],
  ['', ''],
])('%j becomes %j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

it('is idempotent', () => {
  const pieces = [
    '<',
    '>',
    '&lt;',
    '&amp;',
    'lt;',
    'script',
    '/',
    '!--',
    'p',
    ' ',
    '"',
    '\n',
    '&#60;',
  ]
  let seed = 666
  const next = (limit: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  for (let round = 0; round < 1500; round++) {
    const html = Array.from({ length: next(25) }, () => pieces[next(pieces.length)]).join('')
    expect(htmlToText(html), html).not.toMatch(/[<>]/)
  }
})
