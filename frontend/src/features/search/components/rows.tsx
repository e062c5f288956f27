import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Author } from '#shared/api/members.ts'
import type { Found, FoundArticle, FoundBand, FoundConcert, FoundPost } from '#shared/api/search.ts'
import { CONCERT_STATUS_LABELS } from '#shared/domain/concerts.ts'
import { CATEGORY_LABELS } from '#shared/domain/news.ts'
import { bandTraits } from '#spa/entities/band/band-traits.ts'
import { drasticTexts } from '#spa/entities/post/drastic/texts.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { messages } from '../box-texts.ts'
import * as styles from './search-box.module.css'

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ')

const Texts = ({ title, note }: { title: ReactNode; note: ReactNode }) => (
  <span className={styles.texts}>
    <span className={styles.name}>{title}</span>
    <span className={styles.note}>{note}</span>
  </span>
)

const PersonRow = ({ person }: { person: Author }) => (
  <>
    <Avatar name={person.displayName} src={person.avatar} size="sm" />
    <Texts
      title={
        <>
          <bdi>{nameOrUnknown(person.displayName)}</bdi>
          {person.isVerified && <BadgeCheck size={16} role="img" aria-label={messages.verified} />}
        </>
      }
      note={`@${person.username}`}
    />
  </>
)

const titleOf = ({ drastic, title, excerpt }: FoundPost): string =>
  drastic ? drasticTexts.label : (title ?? (excerpt || messages.mediaOnly))

const PostRow = ({ post }: { post: FoundPost }) => (
  <Texts
    title={<bdi>{titleOf(post)}</bdi>}
    note={
      <>
        <bdi>{messages.by(nameOrUnknown(post.user.displayName))}</bdi> ·{' '}
        <RelativeTime at={post.createdAt} />
      </>
    }
  />
)

const BandRow = ({ band }: { band: FoundBand }) => (
  <Texts title={<bdi>{band.name}</bdi>} note={joined(bandTraits(band))} />
)

const WEEKDAYS = ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.']

/** Such as 'Sa., 05.12.2026' of `2026-12-05`. */
const shortDay = (date: string): string => {
  const [year, month, day] = date.split('-')
  const weekday = WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? ''
  return `${weekday}, ${day ?? ''}.${month ?? ''}.${year ?? ''}`
}

const ConcertRow = ({ concert }: { concert: FoundConcert }) => {
  const { bandName, date, time, venue, city, status } = concert
  const label = status === 'available' ? null : CONCERT_STATUS_LABELS[status]
  const at = time === null ? shortDay(date) : `${shortDay(date)}, ${messages.clock(time)}`
  return <Texts title={<bdi>{bandName}</bdi>} note={joined([label, at, venue, city])} />
}

const ArticleRow = ({ article }: { article: FoundArticle }) => (
  <Texts
    title={<bdi>{article.title}</bdi>}
    note={
      <>
        {CATEGORY_LABELS[article.category]} · <RelativeTime at={article.publishedAt} />
      </>
    }
  />
)

/** A result as an option of the list, and where it leads. */
export interface Row {
  readonly key: string
  readonly path: string
  readonly content: ReactNode
}

export interface Group {
  readonly name: keyof Found
  readonly rows: readonly Row[]
}

const rowsOf = (found: Found): Readonly<Record<keyof Found, readonly Row[]>> => ({
  people: found.people.map((person) => ({
    key: person.id,
    path: `/users/${encodeURIComponent(person.username)}`,
    content: <PersonRow person={person} />,
  })),
  bands: found.bands.map((band) => ({
    key: band.id,
    path: `/bands/${band.id}`,
    content: <BandRow band={band} />,
  })),
  concerts: found.concerts.map((concert) => ({
    key: concert.id,
    path: `/concerts/${concert.id}`,
    content: <ConcertRow concert={concert} />,
  })),
  posts: found.posts.map((post) => ({
    key: post.id,
    path: `/community#post-${post.id}`,
    content: <PostRow post={post} />,
  })),
  articles: found.articles.map((article) => ({
    key: article.id,
    path: `/news/${article.id}`,
    content: <ArticleRow article={article} />,
  })),
})

/** Names first, then texts. */
const ORDER = ['people', 'bands', 'concerts', 'posts', 'articles'] as const

/** The groups that have results. */
export const groupFound = (found: Found): readonly Group[] => {
  const rows = rowsOf(found)
  return ORDER.map((name) => ({ name, rows: rows[name] })).filter(({ rows: of }) => of.length > 0)
}
