import { screen, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listThreads } from '#shared/api/threads.ts'
import { passTime } from '../clock.ts'
import { aMember } from '../members.ts'
import { aMessage, answerThread, aThread, ownMessage } from '../messages.ts'
import { openApp, theApi } from '../open-app.ts'
import { find, findText, press, textOf, untilFocused, untilUnsaid } from '../queries.ts'

const MARA = aMember(20, 'Mara')
const KUNO = aMember(21, 'Kuno')
const CHAT = `/messages?user=${MARA.id}`

const row = (name: string) => screen.getByRole('article', { name })
const field = () => screen.getByRole('textbox', { name: 'Nachricht an Mara' })
const thread = (name: RegExp) => screen.getByRole('link', { name })

/** The ids of the menus that were opened; the simulated DOM shows no popover. */
const watchMenus = (): HTMLElement[] => {
  const opened: HTMLElement[] = []
  vi.spyOn(HTMLElement.prototype, 'togglePopover').mockImplementation(function (this: HTMLElement) {
    opened.push(this)
    return true
  })
  return opened
}

const menuNames = (menus: readonly HTMLElement[]) =>
  menus.map((menu) => menu.getAttribute('aria-label'))

const openChat = async (isPhone: boolean): Promise<UserEvent> => {
  answerThread(theApi(), MARA, [aMessage(MARA, 100, 'Wacken?'), ownMessage(MARA, 101, 'Klar')])
  theApi().on(listThreads, () => [aThread(MARA, 'Klar'), aThread(KUNO, 'Hallo')])
  const { user } = await openApp(CHAT, { isPhone })
  await findText('Wacken?')
  return user
}

describe('a finger on a message', () => {
  const finger = (user: UserEvent, target: Element) => ({
    press: () =>
      user.pointer({ keys: '[TouchA>]', target, coords: { clientX: 100, clientY: 300 } }),
    move: (x: number, y: number) =>
      user.pointer({
        pointerName: 'TouchA',
        target,
        coords: { clientX: 100 + x, clientY: 300 + y },
      }),
    leave: () => user.pointer({ keys: '[/TouchA]', target }),
  })

  it('answers when it moves to the right', async () => {
    const user = await openChat(true)
    const touch = finger(user, row('Mara: Wacken?'))
    await touch.press()
    await touch.move(30, 0)
    await touch.leave()
    expect(screen.queryByText('Antwort auf Mara')).toBeNull()
    await touch.press()
    await touch.move(80, 4)
    await touch.leave()
    await findText('Antwort auf Mara')
    await untilFocused(field)
  })

  it('opens the menu when it rests, and not when it moves', async () => {
    const user = await openChat(true)
    const menus = watchMenus()
    const touch = finger(user, row('Mara: Wacken?'))
    await touch.press()
    await touch.move(0, 20)
    await passTime(500)
    await touch.leave()
    expect(menus).toEqual([])
    await touch.press()
    await passTime(500)
    expect(menuNames(menus)).toEqual(['Aktionen zur Nachricht von Mara'])
    await touch.leave()
    await untilUnsaid('Antwort auf Mara')
  })

  it('leaves the mouse alone', async () => {
    const user = await openChat(false)
    const menus = watchMenus()
    await user.pointer({ keys: '[MouseLeft>]', target: row('Mara: Wacken?') })
    await passTime(500)
    expect(menus).toEqual([])
  })
})

describe('the keys of a chat', () => {
  let user: UserEvent

  beforeEach(async () => {
    user = await openChat(false)
  })

  it('lead from the empty field through the messages and back', async () => {
    await press(user, field(), '{ArrowUp}')
    await untilFocused(() => row('Du: Klar'))
    await user.keyboard('{ArrowUp}')
    await untilFocused(() => row('Mara: Wacken?'))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    await untilFocused(field)
  })

  it('stay in a field that has text', async () => {
    await user.type(field(), 'Moin{ArrowUp}')
    await untilFocused(field)
  })

  it('open the menu of a message', async () => {
    const menus = watchMenus()
    await press(user, row('Du: Klar'), '{Enter}')
    await press(user, row('Mara: Wacken?'), '{Enter}')
    expect(menuNames(menus)).toEqual([
      'Aktionen zu deiner Nachricht',
      'Aktionen zur Nachricht von Mara',
    ])
    expect(menus.map((menu) => within(menu).getAllByRole('menuitem').map(textOf))).toEqual([
      ['Antworten', 'Text kopieren', 'Löschen'],
      ['Antworten', 'Hörner geben', 'Text kopieren', 'Nachricht melden'],
    ])
  })

  it('need no tab stop for the buttons of a message', () => {
    const stops = within(screen.getByRole('log')).getAllByRole('button')
    expect(stops.filter(({ tabIndex }) => tabIndex >= 0)).toEqual([])
  })

  it('lead with Escape from a message to the field, and from there to the list', async () => {
    await press(user, row('Du: Klar'), '{Escape}')
    await untilFocused(field)
    await user.keyboard('{Escape}')
    await untilFocused(() => thread(/^Mara/))
    await user.keyboard('{ArrowDown}')
    await untilFocused(() => thread(/^Kuno/))
  })

  it('lead from the search into the list', async () => {
    const search = screen.getByRole('textbox', { name: 'Unterhaltungen durchsuchen...' })
    await press(user, search, '{ArrowDown}')
    await untilFocused(() => thread(/^Mara/))
  })
})

describe('Escape on a phone', () => {
  it('leads back to the list', async () => {
    const user = await openChat(true)
    await press(user, await find('textbox', 'Nachricht an Mara'), '{Escape}')
    await find('link', /^Kuno/)
  })
})
