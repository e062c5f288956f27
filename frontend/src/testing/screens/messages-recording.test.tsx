import { screen, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { voiceUploadUrl } from '#shared/api/messages.ts'
import { passTime, until } from '../clock.ts'
import { networkError } from '../fake-api.ts'
import { aMember } from '../members.ts'
import { aMessage, answerThread } from '../messages.ts'
import { giveMicrophone, refuseMicrophone } from '../microphone.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, press, untilFocused, untilGone } from '../queries.ts'

const MARA = aMember(20, 'Mara')
const CHAT = `/messages?user=${MARA.id}`
const RECORD = 'Sprachnachricht aufnehmen'
const SEND = 'Sprachnachricht senden'

/** The buttons that send or record; exactly one is there at a time. */
const lastButton = () => {
  const all = screen.getAllByRole('button', {
    name: /^(Senden|Sprachnachricht (aufnehmen|senden))$/,
  })
  expect(all).toHaveLength(1)
  return all[0]?.getAttribute('aria-label')
}

const untilLast = (label: string) =>
  until(() => {
    expect(lastButton()).toBe(label)
  })

const openChat = async (): Promise<UserEvent> => {
  const { user } = await openApp(CHAT)
  await findText('Sag was')
  return user
}

/** A finger on the button: it presses, moves by so many pixels, and leaves. */
const finger = (user: UserEvent) => {
  const at = (x: number, y: number) => ({ clientX: 350 + x, clientY: 800 + y })
  const target = button(RECORD)
  return {
    press: () => user.pointer({ keys: '[TouchA>]', target, coords: at(0, 0) }),
    move: (x: number, y: number) =>
      user.pointer({ pointerName: 'TouchA', target, coords: at(x, y) }),
    leave: () => user.pointer({ keys: '[/TouchA]', target }),
  }
}

const untilRecorded = (seconds: number) =>
  until(() => within(screen.getByRole('group', { name: 'Aufnahme' })).getByText(`0:0${seconds}`))

const sentVoice = () => find('group', 'Deine Sprachnachricht')

beforeEach(() => {
  answerThread(theApi(), MARA, [aMessage(MARA, 1, 'Sag was')])
  theApi().on(voiceUploadUrl, networkError)
  giveMicrophone()
})

describe('the last button of the composer', () => {
  it('records while there is nothing to send, and sends otherwise', async () => {
    const user = await openChat()
    await untilLast(RECORD)
    await fill(user, await find('textbox', 'Nachricht an Mara'), 'Moin')
    await untilLast('Senden')
    await fill(user, await find('textbox', 'Nachricht an Mara'), '  ')
    await untilLast(RECORD)
    await user.click(button(RECORD))
    await untilLast(SEND)
  })

  it('is free again when the microphone is refused, and says why', async () => {
    refuseMicrophone()
    const user = await openChat()
    await user.click(button(RECORD))
    await expectToast('Mikrofon-Zugriff fehlgeschlagen. Bitte erlauben Sie den Zugriff.')
    await untilLast(RECORD)
  })
})

describe('a recording', () => {
  it('is sent with a second tap, without being heard first', async () => {
    const user = await openChat()
    await user.click(button(RECORD))
    await untilRecorded(2)
    await user.click(button(SEND))
    await sentVoice()
    await untilLast(RECORD)
  })

  it('is begun, dropped and sent with the keyboard alone, with the focus on the button', async () => {
    const user = await openChat()
    await press(user, button(RECORD), '{Enter}')
    await untilRecorded(1)
    await user.keyboard('{Escape}')
    await expectToast('Aufnahme verworfen')
    await untilLast(RECORD)
    await untilFocused(() => button(RECORD))
    await user.keyboard('{Enter}')
    await untilRecorded(1)
    await user.keyboard('{Enter}')
    await sentVoice()
  })

  it('comes back when it was dropped by mistake', async () => {
    const user = await openChat()
    await user.click(button(RECORD))
    await untilRecorded(2)
    await user.click(button('Aufnahme verwerfen'))
    await untilGone('group', 'Aufnahme')
    await user.click(await find('button', 'Rückgängig'))
    await find('group', 'Deine Aufnahme')
    await user.click(button(SEND))
    await sentVoice()
  })

  it('is sent when the finger leaves the button', async () => {
    const { press: hold, leave } = finger(await openChat())
    await hold()
    await untilRecorded(2)
    expect(screen.queryByRole('button', { name: 'Aufnahme verwerfen' })).toBeNull()
    await leave()
    await sentVoice()
  })

  it('is dropped when the finger moves to the left', async () => {
    const { press: hold, move, leave } = finger(await openChat())
    await hold()
    await untilRecorded(1)
    await move(-120, 0)
    await leave()
    await expectToast('Aufnahme verworfen')
    await untilLast(RECORD)
    expect(screen.queryByRole('group', { name: 'Deine Sprachnachricht' })).toBeNull()
  })

  it('goes on without the finger after it moved up, and after a tap', async () => {
    const user = await openChat()
    const { press: hold, move, leave } = finger(user)
    await hold()
    await untilRecorded(1)
    await move(0, -80)
    await leave()
    await untilRecorded(3)
    await user.click(button('Aufnahme verwerfen'))
    await untilLast(RECORD)
    const tap = finger(user)
    await tap.press()
    await tap.leave()
    await passTime(1000)
    await untilRecorded(2)
    await untilLast(SEND)
  })
})
