import type { ArticleCategory, SOURCE_LANGUAGES } from '#shared/domain/news.ts'
import type { FormatName } from './formats/index.ts'
import type { Kind } from './events.ts'
import type { VoiceName } from './voices.ts'

export interface Publication {
  /** Its host is `<id>.test`. */
  readonly id: string
  readonly name: string
  readonly path: string
  readonly language: (typeof SOURCE_LANGUAGES)[number]
  readonly category: ArticleCategory
  readonly voice: VoiceName
  readonly format: FormatName
  /** The kinds of events that it reports. */
  readonly kinds: readonly Kind[]
  /** Of these events, it reports those whose index leaves one of the remainders. */
  readonly share: { readonly divisor: number; readonly remainders: readonly number[] }
  /** Minutes between the event and the report. */
  readonly delayMinutes: number
}

const NEWS: readonly Kind[] = [
  'album',
  'single',
  'reissue',
  'studio',
  'tour',
  'festival',
  'cancelled',
  'lineup',
  'signing',
]

const WITHOUT_FESTIVALS = NEWS.filter((kind) => kind !== 'festival')

type Coverage = Pick<Publication, 'kinds' | 'share' | 'delayMinutes'>

const covers = (
  kinds: readonly Kind[],
  divisor: number,
  remainders: readonly number[],
  delayMinutes: number,
): Coverage => ({ kinds, share: { divisor, remainders }, delayMinutes })

const publication = (
  [id, name, path]: readonly [string, string, string],
  [language, category]: readonly [Publication['language'], ArticleCategory],
  [voice, format]: readonly [VoiceName, FormatName],
  coverage: Coverage,
): Publication => ({ id, name, path, language, category, voice, format, ...coverage })

/** Publications with the same voice never report the same event, because their texts would be equal. */
export const PUBLICATIONS: readonly Publication[] = [
  publication(
    ['krachblatt', 'Krachblatt', '/feed/'],
    ['de', 'news'],
    ['germanPress', 'wordpress'],
    covers(NEWS, 4, [0, 2, 3], 0),
  ),
  publication(
    ['moshpit-anzeiger', 'Moshpit-Anzeiger', '/news.rdf'],
    ['de', 'news'],
    ['germanPress', 'rss091'],
    covers(NEWS, 4, [1], 35),
  ),
  publication(
    ['eisenpost', 'Eisenpost', '/rss.xml'],
    ['de', 'news'],
    ['germanFanzine', 'latin1'],
    covers(NEWS, 5, [0, 3], 90),
  ),
  publication(
    ['pommesgabel-kurier', 'Pommesgabel-Kurier', '/atom.xml'],
    ['de', 'news'],
    ['germanFanzine', 'atom'],
    covers(NEWS, 5, [1, 4], 120),
  ),
  publication(
    ['nordlaerm', 'Nordlärm', '/index.rdf'],
    ['de', 'news'],
    ['germanAgency', 'rdf'],
    covers(WITHOUT_FESTIVALS, 6, [1, 4, 5], 15),
  ),
  publication(
    ['riffwerk', 'Riffwerk', '/backend.php?type=rss'],
    ['de', 'news'],
    ['germanAgency', 'entities'],
    covers(WITHOUT_FESTIVALS, 6, [0], 50),
  ),
  publication(
    ['zeltplatz', 'Zeltplatz', '/programm.rss'],
    ['de', 'festival'],
    ['germanAgency', 'relative'],
    covers(['festival'], 1, [0], 25),
  ),
  publication(
    ['riff-gazette', 'Riff Gazette', '/feed'],
    ['en', 'news'],
    ['englishPress', 'boldTitles'],
    covers(NEWS, 4, [0, 1], 140),
  ),
  publication(
    ['doomwire', 'Doomwire', '/rss092.xml'],
    ['en', 'news'],
    ['englishPress', 'rss092'],
    covers(NEWS, 4, [2], 160),
  ),
  publication(
    ['iron-dispatch', 'Iron Dispatch', '/feeds/posts/default'],
    ['en', 'news'],
    ['englishBlog', 'atomRelative'],
    covers(NEWS, 3, [1], 180),
  ),
  publication(
    ['plattenkeller', 'Plattenkeller', '/kritiken.xml'],
    ['de', 'review'],
    ['germanPress', 'undeclared'],
    covers(['review'], 3, [0, 2], 0),
  ),
  publication(
    ['tieftoener', 'Tieftöner', '/tests/atom'],
    ['de', 'review'],
    ['germanFanzine', 'atom'],
    covers(['review'], 3, [1], 10),
  ),
  publication(
    ['the-grim-record', 'The Grim Record', '/reviews/feed.xml'],
    ['en', 'review'],
    ['englishPress', 'oddDates'],
    covers(['review'], 2, [1], 75),
  ),
  publication(
    ['backstage-gespraeche', 'Backstage-Gespräche', '/feed.xml'],
    ['de', 'interview'],
    ['germanFanzine', 'wordpress'],
    covers(['interview'], 1, [0], 0),
  ),
  publication(
    ['longhair-monthly', 'Longhair Monthly', '/rss/1.0'],
    ['en', 'interview'],
    ['englishPress', 'rdf'],
    covers(['interview'], 3, [0], 45),
  ),
]
