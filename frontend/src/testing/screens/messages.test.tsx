import { screen, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { sendMessage } from '#shared/api/messages.ts'
import { readThread } from '#shared/api/threads.ts'
import { scrollToEnd } from '../browser.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { passTime, until } from '../clock.ts'
import { gatewayError, networkError, refuse } from '../fake-api.ts'
import { aMember, ME } from '../members.ts'
import { aMessage, answerThread, messageId, ownMessage } from '../messages.ts'
import { openApp, theApi } from '../open-app.ts'
import { allWithText, button, fill, find, findText, press, untilUnsaid } from '../queries.ts'

const MARA = aMember(20, 'Mara')
const CHAT = `/messages?user=${MARA.id}`

const field = () => find('textbox', 'Nachricht an Mara')
const log = () => screen.getByRole('log', { name: 'Nachrichten' })
const isSaid = (text: string) => findText(text)

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

  it('sends what an earlier release left unsent, with the key and body of its first attempt', async () => {
    const { sent } = answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Na?')])
    const body = { recipientId: MARA.id, content: 'Von gestern', after: messageId(MARA, 99) }
    const unsent = {
      clientId: crypto.randomUUID(),
      recipientId: MARA.id,
      draft: { content: 'Von gestern' },
      writtenAt: new Date().toISOString(),
      state: 'failed',
      reason: 'Die Seite wurde neu geladen, bevor die Nachricht durch war.',
      body,
    }
    const kept = { outbox: [unsent], drafts: {} }
    sessionStorage.setItem(`hoellenlaerm.messages.${ME.id}`, JSON.stringify(kept))
    const { user } = await openApp(CHAT)
    await findText(/Die Seite wurde neu geladen/)
    await user.click(button('Erneut'))
    await until(() => within(log()).getByRole('img', { name: 'Gesendet' }))
    expect(sent.map((one) => [one.idempotencyKey, one.body])).toEqual([[unsent.clientId, body]])
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

  it('marks what arrived since the chat was left, when it is opened again', async () => {
    const { state } = answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Alt')])
    const { visit } = await openApp(CHAT)
    await isSaid('Alt')
    await visit('/messages')
    await findText('Wähle eine Unterhaltung')
    state.messages = [...state.messages, aMessage(MARA, 101, 'Neu')]
    state.change = { readUpTo: messageId(MARA, 100) }
    await visit(CHAT)
    await isSaid('Neu')
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

  it('tells the server again what was seen when that failed', async () => {
    answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Eins')], { readUpTo: null })
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    const failed = theApi().on(readThread, networkError)
    await openApp(CHAT)
    // The list of chats shows the text earlier than the chat does.
    await findText('Neue Nachrichten')
    await until(() => {
      scrollToEnd()
      expect(failed).toHaveLength(1)
    })
    const reads = theApi().on(readThread, () => ({ unreadCount: 0 }))
    await passTime(WAITS.messageSeenAgain)
    await until(() => {
      expect(reads.map(({ body }) => body.upTo)).toEqual([messageId(MARA, 100)])
    })
  })
})
