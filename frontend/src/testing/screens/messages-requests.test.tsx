import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { acceptRequest, declineRequest } from '#shared/api/messages.ts'
import { listThreads } from '#shared/api/threads.ts'
import { block, unblock } from '#shared/api/people.ts'
import { until } from '../clock.ts'
import { OK } from '../fake-api.ts'
import { aMember } from '../members.ts'
import { aMessage, answerThread, ownMessage } from '../messages.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, find, findText, untilUnsaid, inside } from '../queries.ts'

const MARA = aMember(20, 'Mara')
const CHAT = `/messages?user=${MARA.id}`

const composer = () => screen.queryByRole('textbox', { name: 'Nachricht an Mara' })

describe('a request', () => {
  it('is accepted by its receiver', async () => {
    const { state } = answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Kennst du mich?')], {
      relation: 'asking',
    })
    theApi().on(acceptRequest, () => {
      state.change = { relation: 'open' }
      return OK
    })
    const { user } = await openApp(CHAT)
    await findText('Mara möchte dir schreiben')
    await user.click(button('Annehmen'))
    await untilUnsaid('Mara möchte dir schreiben')
    await until(() => {
      expect(document.activeElement).toBe(composer())
    })
  })

  it('leaves the list when its receiver declines', async () => {
    answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Kennst du mich?')], { relation: 'asking' })
    theApi().on(declineRequest, () => OK)
    const { user } = await openApp(CHAT)
    await user.click(await find('button', 'Ablehnen'))
    await findText('Wähle eine Unterhaltung')
  })

  it('shows its sender how many messages are left', async () => {
    const { state } = answerThread(theApi(), MARA, [ownMessage(MARA, 100, 'Hallo?')], {
      relation: 'asked',
      requestMessagesLeft: 1,
    })
    const { user } = await openApp(CHAT)
    await findText('Noch 1 Nachricht, bis die Anfrage angenommen ist.')
    state.change = { relation: 'asked', requestMessagesLeft: 0 }
    await user.type(await find('textbox', 'Nachricht an Mara'), 'Letzte{Enter}')
    await findText(/Deine Anfrage wartet/)
    expect(composer()).toBeNull()
  })

  it('does not show media before it is accepted', async () => {
    answerThread(
      theApi(),
      MARA,
      [aMessage(MARA, 100, '', { mediaType: 'image', isSealed: true })],
      { relation: 'asking' },
    )
    await openApp(CHAT)
    await findText('Öffnet sich, wenn du die Anfrage annimmst.')
  })

  it('says what a held message waits for', async () => {
    answerThread(
      theApi(),
      MARA,
      [ownMessage(MARA, 100, 'Text', { status: 'held', statusReason: 'Der Wächter schlug an.' })],
      { relation: 'asked', requestMessagesLeft: 2 },
    )
    await openApp(CHAT)
    await findText(/Wartet auf die Moderation Der Wächter schlug an\./)
  })
})

describe('a block', () => {
  it('ends writing; the thread stays readable until it is ended', async () => {
    const { state } = answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Altes Wort')])
    theApi().on(block, () => {
      state.change = { isBlocked: true, isReachable: false }
      return { isFollowing: false, isBlocked: true }
    })
    theApi().on(unblock, () => {
      state.change = {}
      return { isBlocked: false as const }
    })
    const { user } = await openApp(CHAT)
    await user.click(await find('button', 'Aktionen zur Unterhaltung'))
    await user.click(await find('menuitem', 'Blockieren'))
    const dialog = await inside('dialog', 'Blockieren?')
    await user.click(dialog.getByRole('button', { name: 'Blockieren' }))
    await findText(/Du hast Mara blockiert/)
    await findText('Altes Wort')
    expect(composer()).toBeNull()
    await user.click(button('Freigeben'))
    await until(() => {
      expect(composer()).not.toBeNull()
    })
  })

  it('of the other member looks like a deleted account', async () => {
    answerThread(theApi(), { ...MARA, displayName: '' }, [aMessage(MARA, 100, 'Altes Wort')], {
      isReachable: false,
    })
    await openApp(CHAT)
    await findText(/nicht mehr erreichbar/)
    expect(composer()).toBeNull()
  })
})

describe('a new chat', () => {
  it('shows the pending recipient until the first message', async () => {
    const api = theApi()
    const { sent } = answerThread(api, MARA, [], { relation: 'none', requestMessagesLeft: 3 })
    api.on(listThreads, () => [])
    const { user, visit } = await openApp(CHAT)
    await findText(/landet als Anfrage/)
    await visit('/messages')
    await user.click(await find('link', /Mara.*Noch keine Nachricht/))
    await findText(/landet als Anfrage/)
    await user.type(await find('textbox', 'Nachricht an Mara'), 'Hallo{Enter}')
    await until(() => {
      expect(sent).toHaveLength(1)
      expect(sessionStorage.getItem('hoellenlaerm.pending-recipient')).toBeNull()
    })
  })
})
