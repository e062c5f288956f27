import { rss } from '../feed-texts.ts'
import { url, latin1, page, titled, entry, umlauts, type Sample } from './sample.ts'

export const ENCODINGS: readonly Sample[] = [
  ...['text/xml; charset=utf-8', 'text/xml', ''].map((contentType) => ({
    name: `one invalid byte in UTF-8 of "${contentType}"`,
    feed: Buffer.concat([
      Buffer.from(rss(page('/1', umlauts) + page('/2', 'Zwei X')).replace(/ X.*/, ' ')),
      Buffer.from([0xe4]),
      Buffer.from('</title></item></channel></rss>'),
    ]),
    contentType,
    reads: [{ title: umlauts }],
  })),
  {
    name: 'Latin 1 that says UTF-8',
    feed: latin1(titled(umlauts)),
    contentType: 'text/xml; charset=utf-8',
    reads: [{ title: umlauts }],
  },
  {
    name: 'numbers of Windows-1252',
    feed: titled('&#132;Gr&#246;&#223;e&#147; &#150; 5 &#128; &#x99;'),
    reads: [{ title: '„Größe“ – 5 € ™' }],
  },
  {
    name: 'numbers of Windows-1252 in CDATA',
    feed: titled('<![CDATA[&#132;Asche&#147; &#133;]]>'),
    reads: [{ title: '„Asche“ …' }],
  },
]

const XHTML = '<div xmlns="http://www.w3.org/1999/xhtml">'
const MEANT = 'Kvelgard spielt nicht mit Dornwald'

export const MARKUP: readonly Sample[] = [
  {
    name: 'inline markup in an XHTML title',
    feed: entry(
      `<title type="xhtml">Kvelgard spielt <em>nicht</em> mit <b>Dornwald</b></title><link href="${url('/1')}"/>`,
    ),
    reads: [{ title: MEANT }],
  },
  {
    name: 'XHTML content',
    feed: entry(
      `<title>Eins</title><link href="${url('/1')}"/><content type="xhtml">${XHTML}<p>Kvelgard spielt <em>nicht</em> mit <b>Dornwald</b>.</p><ul><li>Gera</li><li>Jena</li></ul><script>alert(1)</script><p>Ende</p></div></content>`,
    ),
    reads: [{ text: `${MEANT}.\nGera\nJena\nEnde` }],
  },
  {
    name: 'prefixed XHTML content',
    feed: entry(
      `<title>Eins</title><link href="${url('/1')}"/><content type="xhtml"><xhtml:div>Eins <xhtml:i>zwei</xhtml:i> drei<xhtml:br/>vier</xhtml:div></content>`,
    ),
    reads: [{ text: 'Eins zwei drei\nvier' }],
  },
  {
    name: 'unescaped HTML in RSS',
    feed: rss(
      page(
        '/1',
        'Kvelgard spielt <em>nicht</em> mit <b>Dornwald</b>',
        '<description>Vorn <b>fett</b> mitte<br>neu <img src=x.jpg alt="a > b"> hinten<p>Ende</description>',
      ),
    ),
    reads: [{ title: MEANT, text: 'Vorn fett mitte\nneu hinten\nEnde' }],
  },
  {
    name: 'HTML with a script in RSS',
    feed: rss(page('/1', 'Eins', '<description>a<script>if(a<b){x()}</script>b</description>')),
    reads: [{ title: 'Eins', text: 'ab' }],
  },
  ...[
    ['&lt;code&gt; kündigen neues Album an', '‹code› kündigen neues Album an'],
    ['<![CDATA[<code> kündigen neues Album an]]>', '‹code› kündigen neues Album an'],
    ['&amp;lt;code&amp;gt; live', '‹code› live'],
    ['&lt;Kvelgard&gt; live', '‹Kvelgard› live'],
    ['<code> live', '‹code› live'],
    ['&lt;p&gt;Eins&lt;/p&gt;', 'Eins'],
    ['&lt;a href=&quot;https://x.example/&quot;&gt;Eins&lt;/a&gt;', 'Eins'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Eins', 'Eins'],
    ['&lt;code&gt;x&lt;/code&gt; Eins', 'x Eins'],
    ['&lt;strong&gt;Eins', 'Eins'],
    ['I <3 you', 'I ‹3 you'],
    ['I </3 you', 'I ‹/3 you'],
    ['AC<DC live', 'AC‹DC live'],
    ['5 < 6 & 7 > 6', '5 ‹ 6 & 7 › 6'],
    ['&Auml;rger & Krach &ndash; M&uuml;ll', 'Ärger & Krach – Müll'],
    ['Vor <!-- a -- b --> nach', 'Vor nach'],
    ['<![CDATA[Eins]]> <![CDATA[zwei]]>', 'Eins zwei'],
    ['<span class=rot>Eins</span>', 'Eins'],
    ['<span class="rot>Eins</span>', 'Eins'],
  ].map(([written = '', title]) => ({
    name: `the title ${written}`,
    feed: titled(written),
    reads: [{ title, url: url('/1') }],
  })),
]
