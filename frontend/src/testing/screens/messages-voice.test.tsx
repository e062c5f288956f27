import { describe, expect, it } from 'vitest'
import { messageMedia } from '#shared/api/messages.ts'
import { passTime } from '../clock.ts'
import { refuse } from '../fake-api.ts'
import { aMember } from '../members.ts'
import { aMessage, answerThread } from '../messages.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, find, findText, untilUnsaid } from '../queries.ts'

const MARA = aMember(20, 'Mara')
const CHAT = `/messages?user=${MARA.id}`
const VOICE = { mediaType: 'audio' as const, audioDuration: 40, waveform: [10, 80, 40] }

describe('a voice message', () => {
  it('moves by keyboard and remembers its tempo', async () => {
    answerThread(theApi(), MARA, [aMessage(MARA, 1, '', VOICE)])
    const { user, reload } = await openApp(CHAT)
    const slider = await find('slider', 'Stelle')
    slider.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(slider.getAttribute('aria-valuetext')).toBe('0:05 von 0:40')
    await user.keyboard('{End}')
    expect(slider.getAttribute('aria-valuenow')).toBe('40')
    await user.click(button('Tempo 1-fach'))
    await user.click(button('Tempo 1,5-fach'))
    await reload()
    await find('button', 'Tempo 2-fach')
  })

  it('says when the sound is damaged', async () => {
    answerThread(theApi(), MARA, [aMessage(MARA, 1, '', VOICE)])
    theApi().on(messageMedia, () => refuse('not_found', 'Die Datei gibt es nicht mehr.'))
    const { user } = await openApp(CHAT)
    await user.click(await find('button', 'Abspielen'))
    await findText('Ladefehler - Audio beschädigt')
  })

  it('says when a sound has not begun after two seconds, and can be stopped', async () => {
    answerThread(theApi(), MARA, [aMessage(MARA, 1, '', VOICE)])
    theApi().on(messageMedia, () => new Promise<never>(() => undefined))
    const { user } = await openApp(CHAT)
    await user.click(await find('button', 'Abspielen'))
    await passTime(2100)
    await findText('Lädt gerade nicht.')
    await user.click(button('Anhalten'))
    await find('button', 'Abspielen')
    await untilUnsaid('Lädt gerade nicht.')
  })
})
