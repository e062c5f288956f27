import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aiHelp, aiWelcome, type AiReply } from '#shared/api/ai-help.ts'
import { listPosts } from '#shared/api/posts.ts'
import { gatewayError, networkError, refuse } from '../fake-api.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, find, findText, textOf, untilFocused, untilGone, untilText } from '../queries.ts'

const FAILED = 'Entschuldigung, es gab einen Fehler. Bitte versuchen Sie es erneut.'
const QUESTION = 'Wie blockiere ich jemanden?'

const reply = (change: Partial<AiReply> = {}): AiReply => ({
  id: '01KHELP0000000000000000001',
  message: 'Auf dem Profil kannst du jemanden blockieren.',
  suggestions: ['Wie melde ich etwas?'],
  link: { path: '/settings#blockiert', label: 'Blockierte Leute' },
  outcome: 'answered',
  isAi: true,
  isLocalModel: true,
  ...change,
})

beforeEach(() => {
  const api = theApi()
  api.on(listPosts, () => [])
  api.on(aiWelcome, () => ({
    message: 'Hallo! Ich bin eine KI.',
    suggestions: ['Wie schreibe ich einen Beitrag?'],
    isAi: true as const,
  }))
})

const openHelp = async () => {
  const app = await openApp('/')
  await app.user.click(await find('button', 'AI-Hilfe'))
  const dialog = await find('dialog', 'AI-Hilfe')
  await findText('Hallo! Ich bin eine KI.')
  return { ...app, dialog, field: () => screen.getByLabelText('Deine Frage') }
}

describe('the AI help', () => {
  it('says permanently that it is an AI, and takes the focus to the question', async () => {
    const { dialog, field } = await openHelp()
    expect(textOf(dialog)).toContain('Hier antwortet eine KI, kein Mensch.')
    await untilFocused(field)
  })

  it('sends with Enter, breaks with Shift+Enter, and shows the answer with link and suggestions', async () => {
    const asked = theApi().on(aiHelp, () => reply())
    const { user, dialog, field } = await openHelp()
    await user.type(field(), 'Wie blockiere{Shift>}{Enter}{/Shift}ich jemanden?{Enter}')
    await findText('Auf dem Profil kannst du jemanden blockieren.')
    expect(asked[0]?.body).toEqual({
      query: 'Wie blockiere\nich jemanden?',
      context: { currentPage: '/', userRole: 'user' },
    })
    expect(field()).toHaveProperty('value', '')
    expect(textOf(dialog)).toContain('KI (lokales Modell)')
    expect(await find('link', 'Blockierte Leute')).toHaveProperty('hash', '#blockiert')
    await user.click(button('Wie melde ich etwas?'))
    await untilText(() => screen.getByRole('log'), 'DuWie melde ich etwas?')
    expect(asked).toHaveLength(2)
  })

  it('shows markup of the model as text', async () => {
    theApi().on(aiHelp, () => reply({ message: '<b>fett</b> https://evil.example', link: null }))
    const { user, field } = await openHelp()
    await user.type(field(), `${QUESTION}{Enter}`)
    await findText('<b>fett</b> https://evil.example')
    expect(within(screen.getByRole('log')).queryByRole('link')).toBeNull()
  })

  it('keeps the question of a failed call and asks it again', async () => {
    let isAway = true
    const asked = theApi().on(aiHelp, () => (isAway ? gatewayError(503) : reply()))
    const { user, field } = await openHelp()
    await user.type(field(), `${QUESTION}{Enter}`)
    await findText(FAILED)
    isAway = false
    await user.click(button('Nochmal versuchen'))
    await findText('Auf dem Profil kannst du jemanden blockieren.')
    expect(asked.map(({ body }) => body.query)).toEqual([QUESTION, QUESTION])
  })

  it('says that the browser is offline only when it is', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get')
    theApi().on(aiHelp, networkError)
    const { user, field } = await openHelp()
    await user.type(field(), `${QUESTION}{Enter}`)
    await findText(FAILED)
    isOnline.mockReturnValue(false)
    await user.click(button('Nochmal versuchen'))
    await findText('Du bist offline. Deine Frage bleibt hier stehen.')
    isOnline.mockRestore()
  })

  it('offers another try when the model failed, and none beyond the quota', async () => {
    let isModelDown = true
    const quota = 'Das waren deine 40 Fragen für heute.'
    theApi().on(aiHelp, () =>
      isModelDown
        ? reply({ outcome: 'failed', message: FAILED, link: null })
        : refuse('throttled', quota),
    )
    const { user, field } = await openHelp()
    await user.type(field(), `${QUESTION}{Enter}`)
    await findText(FAILED)
    isModelDown = false
    await user.click(button('Nochmal versuchen'))
    await findText(quota)
    await untilGone('button', 'Nochmal versuchen')
  })

  it('keeps the conversation and returns the focus when it is closed', async () => {
    theApi().on(aiHelp, () => reply())
    const { user, field } = await openHelp()
    await user.type(field(), `${QUESTION}{Enter}`)
    await findText('Auf dem Profil kannst du jemanden blockieren.')
    await user.click(button('Schließen'))
    await untilGone('dialog', 'AI-Hilfe')
    await untilFocused(() => button('AI-Hilfe'))
    await user.click(button('AI-Hilfe'))
    await findText('Auf dem Profil kannst du jemanden blockieren.')
  })

  it('refuses a question that is too long without losing it', async () => {
    const { user, field } = await openHelp()
    await user.click(field())
    await user.paste('a'.repeat(501))
    await findText('501 von 500 Zeichen')
    await user.keyboard('{Enter}')
    expect(field()).toHaveProperty('value', 'a'.repeat(501))
  })
})
