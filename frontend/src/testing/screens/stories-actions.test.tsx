import { screen } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { sendMessage } from '#shared/api/messages.ts'
import { createReport } from '#shared/api/reports.ts'
import {
  deleteStory,
  likeStory,
  listStories,
  memberStories,
  storyViews,
  viewStory,
} from '#shared/api/stories.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { passTime } from '../clock.ts'
import { gatewayError, OK, pageOf, refuse } from '../fake-api.ts'
import { aMember, ME, ulid } from '../members.ts'
import { ownMessage } from '../messages.ts'
import { expectToast, theApi } from '../open-app.ts'
import { openStory } from '../open-story.ts'
import { button, find, findText, press, untilGone, inside } from '../queries.ts'
import { aSlide, aStory, storyId } from '../../features/stories/model/fixtures.ts'
import { answerProfile } from '../people.ts'
import { answerStories, tileOf } from '../stories.ts'

const WALKUERE = aStory(2, 10, {
  slides: [aSlide('a', { content: 'Soundcheck' }), aSlide('b', { content: 'Zugabe' })],
})
const WATCH = 'Story von Fan 2, ungesehen'

describe('the viewer of a story', () => {
  it('gives horns and takes them back', async () => {
    const api = theApi()
    answerStories(api, [WALKUERE])
    api.on(likeStory, ({ body }) => ({ isLiked: body.liked, likesCount: Number(body.liked) }))
    const { user } = await openStory(WATCH)
    await findText('Story von Fan 2, Teil 1 von 2')
    await user.click(button('Horns: 0'))
    await user.click(await find('button', 'Horns: 1'))
    await find('button', 'Horns: 0')
  })

  it('answers with a message and waits while the member writes', async () => {
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
    const api = theApi()
    answerStories(api, [WALKUERE])
    const sent = api.on(sendMessage, ({ body, idempotencyKey = null }) =>
      ownMessage(WALKUERE.user, 9, body.content ?? '', { clientId: idempotencyKey }),
    )
    const { user } = await openStory(WATCH)
    await user.click(await find('textbox', 'Nachricht an Fan 2'))
    await user.paste('Was für ein Brett')
    await passTime(20_000)
    await findText('Story von Fan 2, Teil 1 von 2')
    await user.keyboard('{Enter}')
    await expectToast('Nachricht ist raus')
    expect(sent[0]?.body).toMatchObject({
      recipientId: ulid(2),
      content: 'Zu deiner Story: Was für ein Brett',
    })
  })

  it('keeps the text and closes the field when the member cannot be written to', async () => {
    const api = theApi()
    answerStories(api, [WALKUERE])
    api.on(sendMessage, () => refuse('forbidden', 'Dieses Mitglied nimmt keine Nachrichten an.'))
    const { user } = await openStory(WATCH)
    const field = await find('textbox', 'Nachricht an Fan 2')
    await user.click(field)
    await user.paste('Hallo')
    await user.keyboard('{Enter}')
    await findText('Dieses Mitglied nimmt keine Nachrichten an.')
    expect(field).toHaveProperty('value', 'Hallo')
    expect(field).toHaveProperty('readOnly', true)
  })

  it('waits behind the dialog that reports it', async () => {
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
    const api = theApi()
    answerStories(api, [WALKUERE])
    const reports = api.on(createReport, () => ({ id: ulid(99), isRepeated: false }))
    const { user } = await openStory(WATCH)
    await user.click(button('Story melden'))
    await user.click(await find('button', /Werbung oder Spam/))
    await findText('Danke. Ein Mensch schaut sich das an.')
    expect(reports[0]?.body).toEqual({ kind: 'story', id: WALKUERE.id, category: 'spam' })
    await passTime(20_000)
    await findText('Story von Fan 2, Teil 1 von 2')
  })
})

describe('the own story', () => {
  const OWN = aStory(1, 5, { user: ME, viewsCount: 2, likesCount: 1 })

  it('lists who has seen it, and marks horns', async () => {
    const api = theApi()
    answerStories(api, [OWN])
    answerProfile(api, aMember(4, 'Fan 4'))
    const viewer = (number: number, isLiked: boolean) => ({
      userId: ulid(number),
      user: aMember(number, `Fan ${String(number)}`),
      viewedAt: new Date().toISOString(),
      isLiked,
    })
    api.on(storyViews, ({ query }) =>
      query.cursor === undefined ? pageOf([viewer(3, true)], ulid(3)) : [viewer(4, false)],
    )
    const { user } = await openStory('Deine Story ansehen')
    await user.click(await find('button', 'Gesehen von 2'))
    const list = await inside('dialog', 'Wer hat zugeschaut?')
    expect((await find('listitem', undefined, list)).textContent).toContain('hat Horns gegeben')
    await user.click(await find('button', 'Mehr anzeigen'))
    await user.click(await find('button', /^Fan 4/))
    await find('dialog', /Fan 4/)
    expect(screen.queryByRole('dialog', { name: 'Deine Story' })).toBeNull()
  })

  const answerOwnStory = () => {
    const api = theApi()
    let stories = [OWN]
    api.on(listStories, () => stories.map((story) => tileOf(story)))
    api.on(memberStories, () => stories)
    api.on(viewStory, () => OK)
    return api.on(deleteStory, () => {
      stories = []
      return OK
    })
  }

  it('is hidden at once and deleted when it can no longer be undone', async () => {
    const removed = answerOwnStory()
    const { user } = await openStory('Deine Story ansehen')
    await find('button', 'Gesehen von 2')
    await press(user, button('Story löschen'), '{Enter}')
    await expectToast('Story gelöscht')
    await untilGone('dialog', /Story/)
    await find('button', 'Deine Story erstellen')
    expect(removed).toEqual([])
    await passTime(WAITS.undoAtMost)
    expect(removed[0]?.params.id).toBe(storyId(1, 5))
    await find('button', 'Deine Story erstellen')
  })

  it('comes back when its deletion is undone', async () => {
    const removed = answerOwnStory()
    const { user } = await openStory('Deine Story ansehen')
    await find('button', 'Gesehen von 2')
    await press(user, button('Story löschen'), '{Enter}')
    await user.click(await find('button', 'Rückgängig'))
    await find('button', 'Deine Story ansehen')
    await passTime(WAITS.undoAtMost)
    expect(removed).toEqual([])
  })

  it('comes back when the server does not delete it', async () => {
    answerOwnStory()
    theApi().on(deleteStory, () => gatewayError(503))
    const { user } = await openStory('Deine Story ansehen')
    await find('button', 'Gesehen von 2')
    await press(user, button('Story löschen'), '{Enter}')
    await passTime(WAITS.undo)
    await expectToast('Story konnte nicht gelöscht werden.')
    await find('button', 'Deine Story ansehen')
  })
})
