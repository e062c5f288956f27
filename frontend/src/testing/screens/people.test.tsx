import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { endMemberSessions } from '#shared/api/member-sessions.ts'
import { muteMember, muteState } from '#shared/api/mutes.ts'
import {
  dismissSuggestion,
  follow,
  relationship,
  searchUsers,
  suggestedUsers,
} from '#shared/api/people.ts'
import { listThreads } from '#shared/api/threads.ts'
import { until } from '../clock.ts'
import { gatewayError, OK, refuse } from '../fake-api.ts'
import { aMember, ME } from '../members.ts'
import { answerThread } from '../messages.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { answerProfile } from '../people.ts'
import {
  allWithText,
  button,
  fill,
  find,
  findEnabled,
  findText,
  press,
  untilFocused,
  untilGone,
  inside,
} from '../queries.ts'

const MARA = aMember(20, 'Mara')
const KUNO = aMember(21, 'Kuno')

const searchField = () => screen.getByRole('combobox', { name: 'Leute suchen' })

const openNewChat = async () => {
  const api = theApi()
  api.on(listThreads, () => [])
  const { user } = await openApp('/messages')
  const [start] = await until(() => screen.getAllByRole('button', { name: 'Neuer Chat' }))
  if (start) await user.click(start)
  await until(searchField)
  return user
}

describe('the page of a member', () => {
  it('shows that the relation is unknown, and loads it again on demand', async () => {
    const api = theApi()
    answerProfile(api, MARA)
    let isRefused = true
    api.on(relationship, () =>
      isRefused ? refuse('forbidden', 'Nein.') : { isFollowing: false, isBlocked: false },
    )
    const { user } = await openApp(`/users/${MARA.username}`)
    await findText(/Folgen und Blockieren/)
    isRefused = false
    await press(user, button('Nochmal versuchen'), '{Enter}')
    await untilFocused(() => button('Folgen'))
    expect(button('Blockieren')).toBeTruthy()
    expect(allWithText(/Folgen und Blockieren/)).toEqual([])
  })

  it('offers neither a follow nor a message when the account was ended', async () => {
    answerProfile(theApi(), MARA, { isEnded: true })
    await openApp(`/users/${MARA.username}`)
    await findText('Dieses Konto ist gesperrt.')
    await find('button', 'Blockieren')
    expect(screen.queryByRole('button', { name: 'Folgen' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Nachricht' })).toBeNull()
  })

  it('offers moderators to end all sessions, with a reason', async () => {
    const api = theApi()
    answerProfile(api, MARA)
    const sent = api.on(endMemberSessions, () => OK)
    const me = { ...ME, role: 'moderator' as const }
    const { user } = await openApp(`/users/${MARA.username}`, { me })
    await user.click(await find('button', 'Sitzungen beenden'))
    const dialog = await inside('dialog', /Alle Sitzungen von/)
    await user.click(dialog.getByRole('radio', { name: 'Ein Gerät ist weg' }))
    await user.click(dialog.getByRole('button', { name: 'Beenden' }))
    await expectToast('Sitzungen beendet')
    expect(sent.map(({ params, body }) => [params.id, body])).toEqual([
      [MARA.id, { reason: 'lost-device' }],
    ])
  })

  it('offers other members no such thing', async () => {
    answerProfile(theApi(), MARA)
    await openApp(`/users/${MARA.username}`)
    await find('button', 'Blockieren')
    expect(screen.queryByRole('button', { name: 'Sitzungen beenden' })).toBeNull()
  })

  it('mutes the member and takes it back, and goes on showing their profile', async () => {
    const api = theApi()
    answerProfile(api, MARA)
    const wishes = api.on(muteMember, ({ body }) => ({ isMuted: body.muted }))
    api.on(muteState, () => ({ isMuted: wishes.at(-1)?.body.muted ?? false }))
    const { user } = await openApp(`/users/${MARA.username}`)
    await user.click(await findEnabled('button', 'Stummschalten'))
    await expectToast('Mara ist jetzt stumm')
    await press(user, await find('button', 'Wieder hören'), '{Enter}')
    await find('button', 'Stummschalten')
    await until(() => {
      expect(wishes.map(({ body }) => body.muted)).toEqual([true, false])
    })
  })

  it('shows the last tap, and sends it after the earlier one', async () => {
    const api = theApi()
    answerProfile(api, MARA)
    const { user } = await openApp(`/users/${MARA.username}`)
    const first = Promise.withResolvers<{ isMuted: boolean }>()
    const wishes = api.on(muteMember, ({ body }) =>
      body.muted ? first.promise : { isMuted: false },
    )
    await user.click(await findEnabled('button', 'Stummschalten'))
    await user.click(await find('button', 'Wieder hören'))
    await find('button', 'Stummschalten')
    expect(wishes.map(({ body }) => body.muted)).toEqual([true])
    first.resolve({ isMuted: true })
    await until(() => {
      expect(wishes.map(({ body }) => body.muted)).toEqual([true, false])
    })
    await expectToast('Mara ist wieder zu hören')
    await find('button', 'Stummschalten')
  })

  it('reverts a follow and shows an error when the server does not answer', async () => {
    const api = theApi()
    answerProfile(api, MARA)
    api.on(follow, () => gatewayError(503))
    const { user } = await openApp(`/users/${MARA.username}`)
    await user.click(await find('button', 'Folgen'))
    await findText('Aktion konnte nicht ausgeführt werden. Bitte versuche es erneut.')
    await find('button', 'Folgen')
  })
})

describe('the search for people', () => {
  it('shows an empty result when the server does not answer', async () => {
    theApi().on(searchUsers, () => gatewayError(503))
    const user = await openNewChat()
    await fill(user, searchField(), 'u')
    await findText('Keine Treffer')
  })

  it('delays Enter until the result for the typed text, and cancels it when typing continues', async () => {
    const api = theApi()
    answerThread(api, KUNO, [])
    let answer = (): void => undefined
    let mayAnswer = Promise.resolve()
    api.on(searchUsers, async ({ query: { searchQuery } }) => {
      await mayAnswer
      return [MARA, KUNO].filter(({ displayName }) =>
        displayName.toLowerCase().startsWith(searchQuery.toLowerCase()),
      )
    })
    const user = await openNewChat()
    await fill(user, searchField(), 'mara')
    await find('option', /Mara/)
    await fill(user, searchField(), 'kuno')
    await find('option', /Kuno/)

    mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    await fill(user, searchField(), 'MARA')
    await user.keyboard('{Enter}')
    await fill(user, searchField(), 'mar')
    answer()
    await find('option', /Mara/)
    expect(location.search).toBe('')

    await fill(user, searchField(), 'KUNO')
    await user.keyboard('{Enter}')
    await find('region', 'Unterhaltung mit Kuno')
  })
})

describe('the suggestions', () => {
  it('disappear with the last one, and move the focus to the content', async () => {
    const api = theApi()
    api.on(suggestedUsers, () => [
      { ...MARA, reason: 'new' as const, reasonText: 'Neu in der Meute' },
    ])
    api.on(dismissSuggestion, () => ({ isDismissed: true as const }))
    const { user } = await openApp('/')
    const panel = await inside('region', 'Kennst du schon...')
    const dismiss = await until(() => panel.getByRole('button', { name: /nicht mehr vorschlagen/ }))
    await press(user, dismiss, '{Enter}')
    await untilGone('region', 'Kennst du schon...')
    await untilFocused(() => screen.getByRole('main'))
  })
})
