import { screen, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { deleteMessage, likeMessage, reportMessage, sendMessage } from '#shared/api/messages.ts'
import {
  changeThread,
  deleteThread,
  getThread,
  listThreads,
  readThread,
} from '#shared/api/threads.ts'
import { scrollToEnd } from '../browser.ts'
import { until } from '../clock.ts'
import { gatewayError, networkError, OK, refuse } from '../fake-api.ts'
import { aMember, ME } from '../members.ts'
import { aMessage, answerThread, aThread, aThreadPage, messageId, ownMessage } from '../messages.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import {
  allWithText,
  button,
  fill,
  find,
  findText,
  press,
  untilGone,
  untilUnsaid,
} from '../queries.ts'

const MARA = aMember(20, 'Mara')
const KUNO = aMember(21, 'Kuno')
const CHAT = `/messages?user=${MARA.id}`

const field = () => find('textbox', 'Nachricht an Mara')
const log = () => screen.getByRole('log', { name: 'Nachrichten' })
const list = () => screen.getByRole('list', { name: 'Unterhaltungen' })
const isSaid = (text: string) => findText(text)

const answerLists = (...threads: readonly ReturnType<typeof aThread>[]) =>
  theApi().on(listThreads, ({ query: { folder, search } }) =>
    threads.filter(
      ({ isRequest, name }) =>
        isRequest === (folder === 'requests') &&
        name.toLowerCase().includes((search ?? '').toLowerCase()),
    ),
  )

describe('the list of threads', () => {
  it('shows the last message in its own words, unread ones and muted threads', async () => {
    answerLists(
      aThread(MARA, 'Bis gleich', { unreadCount: 100 }),
      aThread(KUNO, '', {
        lastMessage: { senderId: ME.id, content: '', kind: 'voice' },
        isMuted: true,
      }),
    )
    await openApp('/messages')
    const row = await find('link', /Mara.*Bis gleich.*99\+ ungelesen/)
    expect(row.getAttribute('href')).toBe(CHAT)
    await find('link', /Kuno.*Du: Sprachnachricht.*Stumm/)
    await findText('Wähle eine Unterhaltung')
  })

  it('filters at once and adds what the server finds', async () => {
    answerLists(aThread(MARA, 'Bis gleich'), aThread(KUNO, 'Hallo'))
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

  it('has a folder of requests with its number', async () => {
    answerLists(aThread(KUNO, 'Kennst du mich?', { isRequest: true, unreadCount: 1 }))
    const { user } = await openApp('/messages')
    await findText('Noch kein Wort gewechselt')
    await user.click(await find('tab', /Anfragen.*1 offen/))
    await find('link', /Kuno.*Kennst du mich/)
  })

  it('moves with the arrow keys', async () => {
    answerLists(aThread(MARA, 'Bis gleich'), aThread(KUNO, 'Hallo'))
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

describe('a chat', () => {
  it('shows a message at once, and once after the server has it', async () => {
    const { sent } = answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Na?')])
    const { user } = await openApp(CHAT)
    await user.type(await field(), 'Moin{Enter}')
    await isSaid('Moin')
    await until(() => within(log()).getByRole('img', { name: 'Gesendet' }))
    expect(allWithText('Moin', log())).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ content: 'Moin', after: messageId(MARA, 100) })
    expect(((await field()) as HTMLTextAreaElement).value).toBe('')
  })

  it('breaks the line with Shift and Enter', async () => {
    const { sent } = answerThread(theApi(), MARA, [])
    const { user } = await openApp(CHAT)
    await user.type(await field(), 'eins{Shift>}{Enter}{/Shift}zwei{Enter}')
    await until(() => {
      expect(sent[0]?.body.content).toBe('eins\nzwei')
    })
  })

  it('sends several messages one after the other', async () => {
    const { state } = answerThread(theApi(), MARA, [])
    const { user } = await openApp(CHAT)
    const box = await field()
    for (const text of ['eins', 'zwei', 'drei']) await user.type(box, `${text}{Enter}`)
    await until(() => {
      expect(state.messages.map(({ content }) => content)).toEqual(['eins', 'zwei', 'drei'])
    })
  })

  it('keeps a message without an answer and sends it again with the same key and body', async () => {
    const { state } = answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Na?')])
    let isLost = true
    const calls = theApi().on(sendMessage, ({ body, idempotencyKey }) => {
      const known = state.messages.find(({ clientId }) => clientId === idempotencyKey)
      const message =
        known ?? ownMessage(MARA, 600, body.content ?? '', { clientId: idempotencyKey ?? null })
      if (isLost) return gatewayError(503)
      state.messages = [...state.messages.filter((one) => one !== known), message]
      return message
    })
    const { user } = await openApp(CHAT)
    await user.type(await field(), 'Hört mich wer{Enter}')
    await findText('Fehler beim Senden')
    isLost = false
    await user.click(button('Erneut'))
    await until(() => within(log()).getByRole('img', { name: 'Gesendet' }))
    expect(allWithText('Hört mich wer', log())).toHaveLength(1)
    expect(calls).toHaveLength(2)
    expect(calls[1]?.idempotencyKey).toBe(calls[0]?.idempotencyKey)
    expect(calls[1]?.body).toEqual(calls[0]?.body)
  })

  it('keeps what is unsent over a reload, and discards it on demand', async () => {
    answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Na?')])
    theApi().on(sendMessage, () => networkError())
    const { user, reload } = await openApp(CHAT)
    await user.type(await field(), 'Bleib da{Enter}')
    await findText('Fehler beim Senden')
    await reload()
    await isSaid('Bleib da')
    await user.click(await find('button', 'Verwerfen'))
    await untilUnsaid('Bleib da')
  })

  it('keeps a draft for each thread over a reload', async () => {
    answerThread(theApi(), MARA, [])
    const { user, reload } = await openApp(CHAT)
    await user.type(await field(), 'Halb ferti')
    await reload()
    expect(((await field()) as HTMLTextAreaElement).value).toBe('Halb ferti')
  })

  it('shows why the server refuses a message', async () => {
    answerThread(theApi(), MARA, [])
    theApi().on(sendMessage, () => refuse('forbidden', 'Mara nimmt keine Nachrichten an.'))
    const { user } = await openApp(CHAT)
    await user.type(await field(), 'Hallo{Enter}')
    await findText('Mara nimmt keine Nachrichten an.')
    expect(button('Verwerfen')).toBeTruthy()
  })

  it('counts near the limit and does not send more', async () => {
    const { sent } = answerThread(theApi(), MARA, [])
    const { user } = await openApp(CHAT)
    const box = await field()
    await fill(user, box, 'x'.repeat(3801))
    await findText('3.801 / 4.000')
    await fill(user, box, 'x'.repeat(4001))
    await findText('Zu lang. Kürz den Text, dann geht er raus.')
    await press(user, box, '{Enter}')
    expect(sent).toHaveLength(0)
    expect((box as HTMLTextAreaElement).value).toHaveLength(4001)
  })

  it('separates days and marks new messages', async () => {
    const messages = [
      aMessage(MARA, 100, 'Alt', { createdAt: '2026-11-20T10:00:00.000Z' }),
      aMessage(MARA, 101, 'Neu', { createdAt: '2026-11-22T10:00:00.000Z' }),
    ]
    answerThread(theApi(), MARA, messages, { readUpTo: messageId(MARA, 100) })
    await openApp(CHAT, { now: '2026-11-22T12:00:00.000Z' })
    await findText('Freitag, 20. November 2026')
    await findText('Heute')
    await findText('Neue Nachrichten')
  })

  it('tells the server what was seen, only in a focused tab', async () => {
    const messages = [aMessage(MARA, 100, 'Eins'), aMessage(MARA, 101, 'Zwei')]
    answerThread(theApi(), MARA, messages, { readUpTo: null })
    const reads = theApi().on(readThread, () => ({ unreadCount: 0 }))
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    await openApp(CHAT)
    await isSaid('Zwei')
    scrollToEnd()
    await findText('Neue Nachrichten')
    expect(reads).toHaveLength(0)
    focus.mockReturnValue(true)
    dispatchEvent(new Event('focus'))
    await until(() => {
      expect(reads.map(({ body }) => body.upTo)).toEqual([messageId(MARA, 101)])
    })
  })

  it('answers with a quote, which Escape removes', async () => {
    const { sent } = answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Wacken?')])
    const { user } = await openApp(CHAT)
    const choose = async () => {
      await user.click(await find('button', 'Aktionen zur Nachricht von Mara'))
      await user.click(await find('menuitem', 'Antworten'))
      await findText('Antwort auf Mara')
    }
    await choose()
    await press(user, await field(), '{Escape}')
    await untilUnsaid('Antwort auf Mara')
    await choose()
    await user.type(await field(), 'Klar{Enter}')
    await until(() => {
      expect(sent[0]?.body.replyToId).toBe(messageId(MARA, 100))
    })
  })

  it('gives horns with one tap', async () => {
    answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Neue Platte ist da')])
    const calls = theApi().on(likeMessage, ({ body }) => ({ isLiked: body.liked }))
    const { user } = await openApp(CHAT)
    await user.click(await find('button', 'Hörner geben'))
    await find('button', 'Hörner zurücknehmen')
    await until(() => {
      expect(calls[0]?.body).toEqual({ liked: true })
    })
  })

  it('deletes an own message after a confirmation', async () => {
    const { state } = answerThread(theApi(), MARA, [ownMessage(MARA, 100, 'Ups')])
    theApi().on(deleteMessage, () => {
      state.messages = [ownMessage(MARA, 100, '', { status: 'deleted' })]
      return OK
    })
    const { user } = await openApp(CHAT)
    await user.click(await find('button', 'Aktionen zu deiner Nachricht'))
    await user.click(await find('menuitem', 'Löschen'))
    const dialog = within(await find('dialog', 'Nachricht löschen?'))
    await user.click(dialog.getByRole('button', { name: 'Löschen' }))
    await findText('Nachricht gelöscht')
    await untilUnsaid('Ups')
  })

  it('says before a report what moderators will see, and keeps the reason after a failure', async () => {
    answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Drohung')])
    let isThrottled = true
    const calls = theApi().on(reportMessage, () =>
      isThrottled ? refuse('throttled', 'Zu viel auf einmal.') : OK,
    )
    const { user } = await openApp(CHAT)
    await user.click(await find('button', 'Aktionen zur Nachricht von Mara'))
    await user.click(await find('menuitem', 'Melden'))
    await findText(/die gemeldete Nachricht und je fünf davor und danach/)
    await fill(user, screen.getByRole('textbox', { name: /nicht in Ordnung/ }), 'Er droht mir')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Melden' }))
    await findText('Zu viel auf einmal.')
    isThrottled = false
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Melden' }))
    await expectToast('Gemeldet')
    expect(calls[1]?.body.reason).toBe('Er droht mir')
  })

  it('loads older messages above', async () => {
    const older = [aMessage(MARA, 100, 'Ganz früher')]
    const newer = [aMessage(MARA, 200, 'Später')]
    answerThread(theApi(), MARA, newer)
    theApi().on(getThread, ({ query }) =>
      query.cursor === undefined
        ? aThreadPage(MARA, newer, { nextCursor: messageId(MARA, 200) })
        : aThreadPage(MARA, older),
    )
    await openApp(CHAT)
    await isSaid('Ganz früher')
    expect(log().textContent.indexOf('Ganz früher')).toBeLessThan(
      log().textContent.indexOf('Später'),
    )
  })

  it('mutes and deletes the thread', async () => {
    answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Na?')])
    const changes = theApi().on(changeThread, () => OK)
    theApi().on(deleteThread, () => OK)
    const { user } = await openApp(CHAT)
    await user.click(await find('button', 'Aktionen zur Unterhaltung'))
    await user.click(await find('menuitem', 'Stummschalten'))
    await expectToast('Stummgeschaltet')
    expect(changes[0]?.body).toEqual({ muted: true })
    await user.click(await find('button', 'Aktionen zur Unterhaltung'))
    await user.click(await find('menuitem', 'Unterhaltung löschen'))
    const dialog = within(await find('dialog', 'Unterhaltung löschen?'))
    await user.click(dialog.getByRole('button', { name: 'Löschen' }))
    await findText('Wähle eine Unterhaltung')
    expect(list()).toBeTruthy()
  })

  it('says when the recipient is missing or does not exist', async () => {
    theApi().on(listThreads, () => [])
    theApi().on(getThread, () => refuse('not_found', 'Gibt es nicht.'))
    const { visit } = await openApp('/messages?user=')
    await findText('Kein Empfänger ausgewählt')
    await visit(CHAT)
    await findText('Benutzer konnte nicht gefunden werden')
  })
})
