import { screen, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getBand } from '#shared/api/bands.ts'
import { listComments } from '#shared/api/comments.ts'
import { listPosts } from '#shared/api/posts.ts'
import { createReport } from '#shared/api/reports.ts'
import type { ReportedKind } from '#shared/domain/reports.ts'
import { answerArticles, articles } from '../articles.ts'
import { aBand, answerBands, bandCards, moorglut } from '../bands.ts'
import { until } from '../clock.ts'
import { aConcert, answerConcerts } from '../concerts.ts'
import { aComment, aMember, aPost, ulid } from '../members.ts'
import { aMessage, answerThread } from '../messages.ts'
import { openApp, theApi } from '../open-app.ts'
import { answerProfile } from '../people.ts'
import { find, findText, withText } from '../queries.ts'
import { aStory } from '../../features/stories/model/fixtures.ts'
import { answerStories } from '../stories.ts'

const [ARTICLE] = articles
if (!ARTICLE) throw new Error('There are no articles.')
const MARA = aMember(2, 'Mara')
const POST = { ...aPost(7, 'Schlimmer Beitrag'), commentsCount: 1 }
const COMMENT = aComment(7, 3, 'Böser Kommentar', MARA)
const CONCERT = aConcert(50, { bandName: 'Äonenfeuer' })
const STORY = aStory(2, 5)
const MESSAGE = aMessage(MARA, 100, 'Drohung')

interface Place {
  readonly id: string
  readonly path: string
  /** The button beside what is reported. */
  readonly button: string
  /** Brings it to the screen where that takes more than its path. */
  readonly show?: (user: UserEvent) => Promise<void>
}

/** Where each kind is seen. A new kind does not compile without its place. */
const PLACES: Readonly<Record<ReportedKind, Place>> = {
  'community-post': { id: POST.id, path: '/', button: 'Beitrag melden' },
  'community-comment': {
    id: COMMENT.id,
    path: '/',
    button: 'Kommentar von Mara melden',
    show: async (user) => {
      const post = await until(() => within(withText('article', 'Schlimmer Beitrag')))
      await user.click(post.getByRole('button', { name: /Kommentare/ }))
    },
  },
  message: { id: MESSAGE.id, path: `/messages?user=${MARA.id}`, button: 'Nachricht melden' },
  story: {
    id: STORY.id,
    path: '/',
    button: 'Story melden',
    show: async (user) => {
      await user.click(await find('button', /^Story von /))
    },
  },
  band: { id: moorglut.id, path: `/bands/${moorglut.id}`, button: 'Band melden' },
  profile: { id: MARA.id, path: `/users/${MARA.username}`, button: 'Profil melden' },
  article: { id: ARTICLE.id, path: `/news/${ARTICLE.id}`, button: 'Artikel melden' },
  concert: { id: CONCERT.id, path: `/concerts/${CONCERT.id}`, button: 'Konzert melden' },
}

it.each(Object.entries(PLACES))(
  'reports %s with two taps from where it is seen',
  async (kind, { id, path, button, show }) => {
    const api = theApi()
    api.on(listPosts, () => [POST])
    api.on(listComments, () => [COMMENT])
    answerBands(api, bandCards)
    api.on(getBand, () => aBand(moorglut, {}))
    answerProfile(api, MARA)
    answerArticles(api, articles)
    answerConcerts(api, [CONCERT])
    answerStories(api, [STORY])
    answerThread(api, MARA, [MESSAGE])
    const calls = api.on(createReport, () => ({ id: ulid(99), isRepeated: false }))
    const { user } = await openApp(path)
    await show?.(user)
    await user.click(await find('button', button))
    await user.click(await find('button', /^Werbung oder Spam/))
    await findText('Danke. Ein Mensch schaut sich das an.')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body).toMatchObject({ kind, id, category: 'spam' })
  },
)

it('offers no report of an own message or one that is gone', async () => {
  answerThread(theApi(), MARA, [
    aMessage(MARA, 100, '', { status: 'deleted' }),
    aMessage(MARA, 101, 'Weg damit', { status: 'removed' }),
    aMessage(MARA, 102, 'Noch da'),
  ])
  await openApp(`/messages?user=${MARA.id}`)
  await findText('Noch da')
  expect(screen.getAllByRole('button', { name: 'Nachricht melden' })).toHaveLength(1)
})
