import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { deleteMessage, likeMessage } from '#shared/api/messages.ts'
import { createReport } from '#shared/api/reports.ts'
import {
  changeThread,
  deleteThread,
  getThread,
  listThreads,
  type ThreadPage,
} from '#shared/api/threads.ts'
import { passTime, until } from '../clock.ts'
import { OK, refuse } from '../fake-api.ts'
import { aMember } from '../members.ts'
import { aMessage, answerThread, aThreadPage, messageId, ownMessage } from '../messages.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { find, findText, press, untilUnsaid, inside } from '../queries.ts'

const MARA = aMember(20, 'Mara')
const CHAT = `/messages?user=${MARA.id}`

const field = () => find('textbox', 'Nachricht an Mara')
const log = () => screen.getByRole('log', { name: 'Nachrichten' })
const scrollLog = ({ height, top }: { height: number; top: number }) => {
  Object.defineProperty(log(), 'scrollHeight', { value: height, configurable: true })
  log().scrollTop = top
  log().dispatchEvent(new Event('scroll', { bubbles: true }))
}
/** The member turns the wheel; the list moves by itself while its rows are measured. */
const turnWheel = (place: Parameters<typeof scrollLog>[0]) => {
  log().dispatchEvent(new Event('wheel', { bubbles: true }))
  scrollLog(place)
}
const isSaid = (text: string) => findText(text)

describe('an open chat', () => {
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
    const dialog = await inside('dialog', 'Nachricht löschen?')
    await user.click(dialog.getByRole('button', { name: 'Löschen' }))
    await findText('Nachricht gelöscht')
    await untilUnsaid('Ups')
  })

  it('says before a report what moderators will see', async () => {
    const message = aMessage(MARA, 100, 'Drohung')
    answerThread(theApi(), MARA, [message])
    const calls = theApi().on(createReport, () => ({
      id: message.id.slice(-26),
      isRepeated: false,
    }))
    const { user } = await openApp(CHAT)
    await user.click(await find('button', 'Nachricht melden'))
    await findText(/diese Nachricht und je fünf davor und danach/)
    await user.click(await find('button', /Drohung oder Aufruf/))
    await findText('Danke. Ein Mensch schaut sich das an.')
    expect(calls[0]?.body).toEqual({ kind: 'message', id: message.id, category: 'threat' })
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

  it('keeps its place when the first own message loads above', async () => {
    const newer = [aMessage(MARA, 200, 'Später')]
    const page = Promise.withResolvers<ThreadPage>()
    answerThread(theApi(), MARA, newer)
    theApi().on(getThread, ({ query }) =>
      query.cursor === undefined
        ? aThreadPage(MARA, newer, { nextCursor: messageId(MARA, 200) })
        : page.promise,
    )
    await openApp(CHAT)
    await isSaid('Später')
    scrollLog({ height: 5000, top: 5000 })
    turnWheel({ height: 5000, top: 300 })
    page.resolve(aThreadPage(MARA, [ownMessage(MARA, 100, 'Von mir')]))
    await isSaid('Von mir')
    await passTime(100)
    expect(log().scrollTop).toBeLessThan(5000)
  })

  it('stays at its end while rows are measured, until the member scrolls up', async () => {
    answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Na?')])
    await openApp(CHAT)
    await isSaid('Na?')
    scrollLog({ height: 5000, top: 5000 })
    scrollLog({ height: 6000, top: 5000 })
    expect(log().scrollTop).toBe(6000)
    expect(screen.queryByRole('button', { name: 'Zu den neuesten Nachrichten' })).toBeNull()
    turnWheel({ height: 6000, top: 3000 })
    await find('button', 'Zu den neuesten Nachrichten')
  })

  it('mutes and deletes the thread', async () => {
    answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Na?')])
    const changes = theApi().on(changeThread, () => OK)
    theApi().on(deleteThread, () => {
      theApi().on(listThreads, () => [])
      return OK
    })
    const { user } = await openApp(CHAT)
    await user.click(await find('button', 'Aktionen zur Unterhaltung'))
    await user.click(await find('menuitem', 'Stummschalten'))
    await expectToast('Stummgeschaltet')
    expect(changes[0]?.body).toEqual({ muted: true })
    await user.click(await find('button', 'Aktionen zur Unterhaltung'))
    await user.click(await find('menuitem', 'Unterhaltung löschen'))
    const dialog = await inside('dialog', 'Unterhaltung löschen?')
    await user.click(dialog.getByRole('button', { name: 'Löschen' }))
    await findText('Wähle eine Unterhaltung')
    await findText('Noch kein Wort gewechselt')
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
