import type { ArticleCategory, SOURCE_LANGUAGES } from '#shared/domain/news.ts'
import type { FormatName } from './formats/index.ts'
import type { Kind } from './stories/index.ts'
import type { VoiceName } from './voices/index.ts'

export interface Publication {
  /** Its host is `<id>.test`. */
  readonly id: string
  readonly name: string
  readonly path: string
  readonly language: (typeof SOURCE_LANGUAGES)[number]
  readonly category: ArticleCategory
  readonly voice: VoiceName
  readonly format: FormatName
  readonly tells: readonly Kind[]
  /** It tells the stories whose number leaves one of these rests when divided by `of`. */
  readonly share: { readonly of: number; readonly rests: readonly number[] }
  /** Minutes that it takes to tell. */
  readonly delay: number
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

type Told = Pick<Publication, 'tells' | 'share' | 'delay'>

const told = (
  tells: readonly Kind[],
  of: number,
  rests: readonly number[],
  delay: number,
): Told => ({
  tells,
  share: { of, rests },
  delay,
})

const publication = (
  [id, name, path]: readonly [string, string, string],
  [language, category]: readonly [Publication['language'], ArticleCategory],
  [voice, format]: readonly [VoiceName, FormatName],
  how: Told,
): Publication => ({ id, name, path, language, category, voice, format, ...how })

/** Two of one voice never tell the same story: nobody prints what somebody else has printed. */
export const PUBLICATIONS: readonly Publication[] = [
  publication(
    ['krachblatt', 'Krachblatt', '/feed/'],
    ['de', 'news'],
    ['germanPress', 'wordpress'],
    told(NEWS, 4, [0, 2, 3], 0),
  ),
  publication(
    ['moshpit-anzeiger', 'Moshpit-Anzeiger', '/news.rdf'],
    ['de', 'news'],
    ['germanPress', 'rss091'],
    told(NEWS, 4, [1], 35),
  ),
  publication(
    ['eisenpost', 'Eisenpost', '/rss.xml'],
    ['de', 'news'],
    ['germanFanzine', 'latin1'],
    told(NEWS, 5, [0, 3], 90),
  ),
  publication(
    ['pommesgabel-kurier', 'Pommesgabel-Kurier', '/atom.xml'],
    ['de', 'news'],
    ['germanFanzine', 'atom'],
    told(NEWS, 5, [1, 4], 120),
  ),
  publication(
    ['nordlaerm', 'Nordlärm', '/index.rdf'],
    ['de', 'news'],
    ['germanAgency', 'rdf'],
    told(WITHOUT_FESTIVALS, 6, [1, 4, 5], 15),
  ),
  publication(
    ['riffwerk', 'Riffwerk', '/backend.php?type=rss'],
    ['de', 'news'],
    ['germanAgency', 'entities'],
    told(WITHOUT_FESTIVALS, 6, [0], 50),
  ),
  publication(
    ['zeltplatz', 'Zeltplatz', '/programm.rss'],
    ['de', 'festival'],
    ['germanAgency', 'relative'],
    told(['festival'], 1, [0], 25),
  ),
  publication(
    ['riff-gazette', 'Riff Gazette', '/feed'],
    ['en', 'news'],
    ['englishPress', 'boldTitles'],
    told(NEWS, 4, [0, 1], 140),
  ),
  publication(
    ['doomwire', 'Doomwire', '/rss092.xml'],
    ['en', 'news'],
    ['englishPress', 'rss092'],
    told(NEWS, 4, [2], 160),
  ),
  publication(
    ['iron-dispatch', 'Iron Dispatch', '/feeds/posts/default'],
    ['en', 'news'],
    ['englishBlog', 'atomRelative'],
    told(NEWS, 3, [1], 180),
  ),
  publication(
    ['plattenkeller', 'Plattenkeller', '/kritiken.xml'],
    ['de', 'review'],
    ['germanPress', 'undeclared'],
    told(['review'], 3, [0, 2], 0),
  ),
  publication(
    ['tieftoener', 'Tieftöner', '/tests/atom'],
    ['de', 'review'],
    ['germanFanzine', 'atom'],
    told(['review'], 3, [1], 10),
  ),
  publication(
    ['the-grim-record', 'The Grim Record', '/reviews/feed.xml'],
    ['en', 'review'],
    ['englishPress', 'oddDates'],
    told(['review'], 2, [1], 75),
  ),
  publication(
    ['backstage-gespraeche', 'Backstage-Gespräche', '/feed.xml'],
    ['de', 'interview'],
    ['germanFanzine', 'wordpress'],
    told(['interview'], 1, [0], 0),
  ),
  publication(
    ['longhair-monthly', 'Longhair Monthly', '/rss/1.0'],
    ['en', 'interview'],
    ['englishPress', 'rdf'],
    told(['interview'], 3, [0], 45),
  ),
]
