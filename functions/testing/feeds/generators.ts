import { rss } from '../feed-texts.ts'
import { SITE, url, ONE, TWO, BOTH, type Sample } from './sample.ts'

export const GENERATORS: readonly Sample[] = [
  {
    name: 'WordPress',
    feed: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/" xmlns:slash="http://purl.org/rss/1.0/modules/slash/"><channel><title>Nachtglut</title><atom:link href="${url('/feed/')}" rel="self" type="application/rss+xml" /><link>${SITE}</link><lastBuildDate>Sat, 21 Nov 2026 18:30:00 +0000</lastBuildDate><generator>https://wordpress.org/?v=6.9</generator><item><title>Kvelgard &#8211; Neues Album &#8222;Aschegrab&#8220;</title><link>${url('/2026/11/kvelgard/')}</link><comments>${url('/2026/11/kvelgard/#respond')}</comments><dc:creator><![CDATA[Jana]]></dc:creator><pubDate>Sat, 21 Nov 2026 18:30:00 +0000</pubDate><category><![CDATA[News]]></category><guid isPermaLink="false">${url('/?p=4711')}</guid><description><![CDATA[<p>Das Trio meldet sich zurück. [&#8230;]</p>]]></description><content:encoded><![CDATA[<p>Das Trio meldet sich <em>nach Jahren</em> zurück.</p><p>Es erscheint am 12. M&auml;rz.</p>]]></content:encoded><slash:comments>0</slash:comments></item></channel></rss>`,
    reads: [
      {
        title: 'Kvelgard – Neues Album „Aschegrab“',
        text: 'Das Trio meldet sich nach Jahren zurück.\nEs erscheint am 12. März.',
        url: url('/2026/11/kvelgard/'),
        publishedAt: '2026-11-21T18:30:00.000Z',
      },
    ],
  },
  {
    name: 'Drupal',
    feed: `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xml:base="${SITE}/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Grube</title><link>${SITE}/</link><description/><language>de</language><item><title>Dornwald sagen ab</title><link>${url('/node/12')}</link><description>&lt;span class="field"&gt;Dornwald sagen ab&lt;/span&gt;
&lt;div class="body"&gt;&lt;p&gt;Die Tour f&amp;auml;llt aus.&lt;/p&gt;&lt;/div&gt;</description><pubDate>Fri, 20 Nov 2026 08:00:00 +0000</pubDate><dc:creator>admin</dc:creator><guid isPermaLink="false">12 at ${SITE}</guid></item></channel></rss>`,
    reads: [
      {
        title: 'Dornwald sagen ab',
        text: 'Dornwald sagen ab\nDie Tour fällt aus.',
        url: url('/node/12'),
      },
    ],
  },
  {
    name: 'Blogger',
    feed: `<?xml version='1.0' encoding='UTF-8'?><?xml-stylesheet href="http://www.blogger.com/styles/atom.css" type="text/css"?><feed xmlns='http://www.w3.org/2005/Atom' xmlns:openSearch='http://a9.com/-/spec/opensearchrss/1.0/' xmlns:thr='http://purl.org/syndication/thread/1.0'><id>tag:blogger.com,1999:blog-1</id><updated>2026-11-21T10:00:00.000+01:00</updated><title type='text'>Blog</title><link rel='http://schemas.google.com/g/2005#feed' type='application/atom+xml' href='${url('/feeds/posts/default')}'/><link rel='alternate' type='text/html' href='${SITE}/'/><entry><id>tag:blogger.com,1999:blog-1.post-2</id><published>2026-11-21T09:00:00.000+01:00</published><updated>2026-11-21T09:30:00.000+01:00</updated><title type='text'>Live: Fjellhammer</title><content type='html'>&lt;div&gt;Großer Abend.&lt;/div&gt;</content><link rel='replies' type='application/atom+xml' href='${url('/feeds/2/comments')}'/><link rel='edit' type='application/atom+xml' href='${url('/feeds/edit/2')}'/><link rel='self' type='application/atom+xml' href='${url('/feeds/2')}'/><link rel='alternate' type='text/html' href='${url('/2026/11/live.html')}' title='Live'/><author><name>Kim</name></author><thr:total>0</thr:total></entry></feed>`,
    reads: [
      {
        title: 'Live: Fjellhammer',
        text: 'Großer Abend.',
        url: url('/2026/11/live.html'),
        publishedAt: '2026-11-21T08:00:00.000Z',
      },
    ],
  },
  {
    name: 'YouTube',
    feed: `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="http://www.youtube.com/feeds/videos.xml?channel_id=U"/><title>Kanal</title><entry><id>yt:video:abc</id><yt:videoId>abc</yt:videoId><title>KVELGARD - Aschegrab (Official Video)</title><link rel="alternate" href="https://www.youtube.com/watch?v=abc"/><author><name>Kanal</name><uri>https://www.youtube.com/channel/U</uri></author><published>2026-11-20T16:00:00+00:00</published><media:group><media:title>KVELGARD</media:title><media:content url="https://www.youtube.com/v/abc" type="application/x-shockwave-flash"/><media:description>Neues Video zum Album.</media:description></media:group></entry></feed>`,
    reads: [
      {
        title: 'KVELGARD - Aschegrab (Official Video)',
        text: 'Neues Video zum Album.',
        url: 'https://www.youtube.com/watch?v=abc',
      },
    ],
  },
  {
    name: 'Bandcamp-like',
    feed: rss(
      `<item><title><![CDATA[Grimspire, "Ashes"]]></title><link>https://grimspire.example/album/ashes</link><guid>https://grimspire.example/album/ashes</guid><pubDate>20 Nov 2026 10:00:00 GMT</pubDate><description><![CDATA[<img src="https://img.example/a.jpg"/><br/>Out now on tape.]]></description></item>`,
    ),
    reads: [
      {
        title: 'Grimspire, "Ashes"',
        text: 'Out now on tape.',
        url: 'https://grimspire.example/album/ashes',
      },
    ],
  },
  {
    name: 'Joomla',
    feed: `<?xml version="1.0" encoding="utf-8"?><!-- generator="Joomla! - Open Source Content Management" --><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>News -- Startseite</title><link>${url('/index.php')}</link><atom:link rel="self" type="application/rss+xml" href="${url('/index.php?format=feed&amp;type=rss')}"/><item><title>Eins</title><link>${url('/index.php/1-eins')}</link><guid isPermaLink="true">${url('/index.php/1-eins')}</guid><description><![CDATA[<div class="feed-description"><p>Text</p></div>]]></description><author>a@b.example (Redaktion)</author><category>News</category><pubDate>Fri, 20 Nov 2026 10:00:00 +0100</pubDate></item></channel></rss>`,
    reads: [{ title: 'Eins', text: 'Text', url: url('/index.php/1-eins') }],
  },
  {
    name: 'Ghost',
    feed: rss(
      `<item><title><![CDATA[Eins & zwei]]></title><description><![CDATA[Kurz.]]></description><link>${url('/eins/')}</link><guid isPermaLink="false">65f0c0ffee</guid><category><![CDATA[News]]></category><pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate><media:content url="https://img.example/x.jpg" medium="image"/><content:encoded><![CDATA[<h2 id="h">Lang</h2><p>Ein langer Text.</p>]]></content:encoded></item>`,
    ),
    reads: [{ title: 'Eins & zwei', text: 'Lang\nEin langer Text.', url: url('/eins/') }],
  },
  {
    name: 'Substack',
    feed: rss(
      `<item><title><![CDATA[The Week in Doom]]></title><description><![CDATA[Slow news.]]></description><link>${url('/p/doom')}</link><guid isPermaLink="false">${url('/p/doom')}</guid><dc:creator><![CDATA[Al]]></dc:creator><pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate><enclosure url="https://img.example/x.jpg" length="0" type="image/jpeg"/></item>`,
    ),
    reads: [{ title: 'The Week in Doom', text: 'Slow news.', url: url('/p/doom') }],
  },
  {
    name: 'Discourse',
    feed: rss(
      `<item><title>Neue Platten</title><dc:creator><![CDATA[@kim]]></dc:creator><category>Musik</category><description><![CDATA[<p>Was hört ihr?</p><p><small>3 posts</small></p>]]></description><link>${url('/t/neue-platten/7')}</link><pubDate>Fri, 20 Nov 2026 10:00:00 +0000</pubDate><discourse:topicPinned>No</discourse:topicPinned><guid isPermaLink="false">magazin-topic-7</guid><source url="${url('/t/7.rss')}">Neue Platten</source></item>`,
    ),
    reads: [{ title: 'Neue Platten', text: 'Was hört ihr?\n3 posts' }],
  },
  {
    name: 'Slashcode RDF',
    feed: `<?xml version="1.0" encoding="ISO-8859-1"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="${SITE}/"><title>S</title><link>${SITE}/</link><items><rdf:Seq><rdf:li rdf:resource="${url('/1')}"/></rdf:Seq></items></channel><image rdf:about="${url('/l.png')}"><title>S</title><url>${url('/l.png')}</url><link>${SITE}/</link></image><item rdf:about="${url('/1')}"><title>Eins</title><link>${url('/1')}</link><description>Text</description><dc:date>2026-11-20T10:00:00+00:00</dc:date></item></rdf:RDF>`,
    reads: [{ title: 'Eins', url: url('/1'), publishedAt: '2026-11-20T10:00:00.000Z' }],
  },
  {
    name: 'ElementTree RDF',
    feed: `<ns0:RDF xmlns:ns0="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:ns1="http://purl.org/rss/1.0/"><ns1:channel ns0:about="x"><ns1:title>S</ns1:title></ns1:channel><ns1:item ns0:about="${url('/1')}"><ns1:title>Eins</ns1:title></ns1:item></ns0:RDF>`,
    reads: ONE,
  },
  {
    name: 'Netscape RSS 0.90',
    feed: `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://my.netscape.com/rdf/simple/0.9/"><channel><title>S</title></channel><item><title>Eins</title><link>${url('/1')}</link></item></rdf:RDF>`,
    reads: ONE,
  },
  {
    name: 'Atom 0.3',
    feed: `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>S</title><link rel="alternate" type="text/html" href="${SITE}/"/><entry><title mode="escaped" type="text/html">&lt;b&gt;Eins&lt;/b&gt;</title><link rel="alternate" type="text/html" href="${url('/1')}"/><id>tag:1</id><issued>2026-11-20T10:00:00Z</issued><modified>2026-11-21T10:00:00Z</modified><content mode="escaped">Text</content></entry></feed>`,
    reads: [{ title: 'Eins', text: 'Text', publishedAt: '2026-11-20T10:00:00.000Z' }],
  },
  {
    name: 'a podcast',
    feed: rss(
      `<item><title>Folge 1</title><itunes:title>Folge</itunes:title><enclosure url="${url('/1.mp3')}" length="1" type="audio/mpeg"/><guid isPermaLink="false">f1</guid><itunes:summary>Über Doom.</itunes:summary></item>`,
    ),
    reads: [{ title: 'Folge 1', text: 'Über Doom.', url: url('/1.mp3') }],
  },
  {
    name: 'a hand-made feed in capitals',
    feed: `<RSS VERSION="2.0"><CHANNEL><TITLE>S</TITLE><ITEM><TITLE>Eins</TITLE><LINK>${url('/1')}</LINK><PUBDATE>20.11.2026 19:48</PUBDATE></ITEM></CHANNEL></RSS>`,
    reads: [{ title: 'Eins', url: url('/1'), publishedAt: '2026-11-20T19:48:00.000Z' }],
  },
  {
    name: 'a feed without a channel',
    feed: `<rss version="2.0">${BOTH}</rss>`,
    reads: TWO,
  },
]
