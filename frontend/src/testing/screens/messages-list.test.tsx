import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { searchUsers } from '#shared/api/people.ts'
import { listThreads } from '#shared/api/threads.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { passTime } from '../clock.ts'
import { refuse } from '../fake-api.ts'
import { aMember, ME } from '../members.ts'
import { answerThread, aThread } from '../messages.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, press, untilGone } from '../queries.ts'

const MARA = aMember(20, 'Mara')
const KUNO = aMember(21, 'Kuno')
const CHAT = `/messages?user=${MARA.id}`

const answerLists = (threads: readonly ReturnType<typeof aThread>[]) =>
  theApi().on(listThreads, ({ query: { folder, search } }) =>
    threads.filter(
      ({ isRequest, name }) =>
        isRequest === (folder === 'requests') &&
        name.toLowerCase().includes((search ?? '').toLowerCase()),
    ),
  )

describe('the list of threads', () => {
  it('shows the last message in its own words, unread ones and muted threads', async () => {
    answerLists([
      aThread(MARA, 'Bis gleich', { unreadCount: 100 }),
      aThread(KUNO, '', {
        lastMessage: { senderId: ME.id, content: '', kind: 'voice' },
        isMuted: true,
      }),
    ])
    await openApp('/messages')
    const row = await find('link', /Mara.*Bis gleich.*99\+ ungelesen/)
    expect(row.getAttribute('href')).toBe(CHAT)
    await find('link', /Kuno.*Du: Sprachnachricht.*Stumm/)
    await findText('Wähle eine Unterhaltung')
  })

  it('filters at once and adds what the server finds', async () => {
    answerLists([aThread(MARA, 'Bis gleich'), aThread(KUNO, 'Hallo')])
    const { user } = await openApp('/messages')
    await find('link', /Mara/)
    const search = screen.getByRole('textbox', { name: 'Unterhaltungen durchsuchen...' })
    await fill(user, search, 'kun')
    await untilGone('link', /Mara/)
    await find('link', /Kuno/)
    await findText('1 Treffer')
    await fill(user, search, 'zzz')
    await findText('Keine Treffer')
  })

  it('begins a new chat with a member who is found, also when the list is empty', async () => {
    const api = theApi()
    answerThread(api, KUNO, [])
    answerLists([])
    api.on(searchUsers, () => [KUNO])
    const { user } = await openApp('/messages')
    const empty = (await findText('Noch kein Wort gewechselt')).parentElement
    if (!empty) throw new Error('The empty list has no frame.')
    await user.click(within(empty).getByRole('button', { name: 'Neuer Chat' }))
    await find('dialog', 'Neuer Chat')
    await user.type(await find('combobox', 'Leute suchen'), 'kun')
    await user.click(await find('option', /Kuno/))
    await find('region', 'Unterhaltung mit Kuno')
    await untilGone('dialog', 'Neuer Chat')
  })

  it('has a folder of requests with its number', async () => {
    answerLists([aThread(KUNO, 'Kennst du mich?', { isRequest: true, unreadCount: 1 })])
    const { user } = await openApp('/messages')
    await findText('Noch kein Wort gewechselt')
    await user.click(await find('tab', /Anfragen.*1 offen/))
    await find('link', /Kuno.*Kennst du mich/)
  })

  it('counts a request that arrives while the conversations are shown', async () => {
    const threads = [aThread(MARA, 'Bis gleich')]
    answerLists(threads)
    await openApp('/messages')
    await find('link', /Mara/)
    threads.push(aThread(KUNO, 'Kennst du mich?', { isRequest: true, unreadCount: 1 }))
    await passTime(POLLS.threads + 1000)
    await find('tab', /Anfragen.*1 offen/)
  })

  it('moves with the arrow keys', async () => {
    answerLists([aThread(MARA, 'Bis gleich'), aThread(KUNO, 'Hallo')])
    const { user } = await openApp('/messages')
    const first = await find('link', /Mara/)
    await press(user, first, '{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Kuno/ }))
    await user.keyboard('{Home}')
    expect(document.activeElement).toBe(first)
  })

  it('shows a failure and loads again on demand', async () => {
    let isAway = true
    theApi().on(listThreads, () => (isAway ? refuse('forbidden', 'Heute nicht.') : []))
    const { user } = await openApp('/messages')
    await findText('Heute nicht.')
    isAway = false
    await user.click(button('Nochmal versuchen'))
    await findText('Noch kein Wort gewechselt')
  })
})
